/** Beside each file of the built page lie its compressed forms, made once and as small as they get. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|webmanifest|txt)$/;
/** Below this a packet is not filled anyway. */
const WORTH = 1024;

function pack(file: string): void {
  const text = readFileSync(file);
  if (text.length < WORTH) return;
  const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: best }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, encoding: 'utf-8' });
      for (const file of files.filter((each) => TEXT.test(each))) pack(join(dir, file));
    },
  };
}
