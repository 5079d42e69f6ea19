/** The icons of the installed app, drawn from the one SVG when the client is built. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';

const SOURCE = new URL('../public/favicon.svg', import.meta.url);
const RED = '#c8351f';

/** What a system may cut to any shape is red to its edges, with the blades well inside. */
const bleeding = (svg: string) => svg.replace('viewBox="0 0 32 32"', `viewBox="-4 -4 40 40" style="background:${RED}"`).replace('r="16"', 'r="30"');

function drawn(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, background: svg.includes('background:') ? RED : 'rgba(0,0,0,0)' }).render().asPng();
}

export function icons(): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    async generateBundle() {
      await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
      const svg = readFileSync(SOURCE, 'utf8');
      const wanted: [string, string, number][] = [
        ['icon-192.png', svg, 192], ['icon-512.png', svg, 512], ['icon-maskable.png', bleeding(svg), 512], ['apple-touch-icon.png', bleeding(svg), 180],
      ];
      for (const [fileName, source, width] of wanted) this.emitFile({ type: 'asset', fileName, source: drawn(source, width) });
    },
  };
}
