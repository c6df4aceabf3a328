import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { nameOf } from './build/chunks.ts';
import { letters } from './build/letters.ts';
import { packed } from './build/packed.ts';
import { pages } from './build/pages.ts';
import { words } from './build/words.ts';

export default defineConfig({
  plugins: [svelte(), words(), letters(), pages(), packed()],
  build: {
    outDir: '../src/tharsis/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: nameOf, debugName: 'page or table' }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://localhost:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
