/** The two fonts of the first page are asked for at once, so that no line of text changes its width later. */

import type { Plugin } from 'vite';

const FIRST = /(league-gothic|instrument-sans)-latin-(400|wght)-normal-[^.]+\.woff2$/;

export function fonts(): Plugin {
  return {
    name: 'fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((name) => FIRST.test(name));
        return files.map((name) => ({ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' }, injectTo: 'head-prepend' as const }));
      },
    },
  };
}
