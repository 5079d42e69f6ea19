/** The service worker, told which files it keeps from the start: the offline page and what that needs. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORKER = new URL('./worker.js', import.meta.url);
const STYLE = new URL('./offline.css', import.meta.url);
const KEPT = ['/offline.html', '/offline.css', '/favicon.svg'];

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      const fonts = Object.keys(bundle).filter((name) => /latin-(400|wght)-normal-[^.]+\.woff2$/.test(name)).map((name) => `/${name}`);
      // The page has no part in the bundle: it is told what its letters are called in this build.
      const faces = fonts.map((url) => `@font-face { font-family: '${/gothic/.test(url) ? 'League Gothic' : 'Instrument Sans Variable'}'; src: url(${url}); font-weight: ${/gothic/.test(url) ? 400 : '400 700'}; }\n`);
      this.emitFile({ type: 'asset', fileName: 'offline.css', source: faces.join('') + readFileSync(STYLE, 'utf8') });
      // A build with other files is another version, and forgets what the old one kept.
      const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      const source = readFileSync(WORKER, 'utf8').replace('__KEPT__', JSON.stringify(KEPT.concat(fonts))).replace('__VERSION__', version);
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
  };
}
