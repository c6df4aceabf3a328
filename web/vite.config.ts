import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/tharsis/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://localhost:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
