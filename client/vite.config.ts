import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fonts } from './build/fonts.ts';
import { icons } from './build/icons.ts';
import { offline } from './build/offline.ts';
import { packed } from './build/packed.ts';

// The sentences of the games are those of the server: one source, read from where it stands.
export default defineConfig({
  plugins: [svelte(), fonts(), icons(), offline(), packed()],
  build: { outDir: '../src/sparring/web', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/tables': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
  resolve: { conditions: ['browser'] },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
