/** The service worker, told which files it keeps from the start: the offline page and what that needs. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORKER = new URL('./worker.js', import.meta.url);
const KEPT = ['/offline.html', '/offline.css', '/favicon.svg'];

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      const fonts = Object.keys(bundle).filter((name) => /latin-(400|wght)-normal-[^.]+\.woff2$/.test(name)).map((name) => `/${name}`);
      // A build with other files is another version, and forgets what the old one kept.
      const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      const source = readFileSync(WORKER, 'utf8').replace('__KEPT__', JSON.stringify(KEPT.concat(fonts))).replace('__VERSION__', version);
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
  };
}
