/** The page in each language from its first byte: what stands in its head before anything of it has run. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES, message } from './words.ts';

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function spoken(page: string, language: string): string {
  return page
    .replace(/<html lang="[^"]*">/, `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, `<title>${escaped(message(language, 'web-title'))}</title>\n    <meta name="description" content="${escaped(message(language, 'web-welcome-text'))}" />`);
}

/** `index.en.html`, `index.ko.html`; the server knows who reads what. */
export function pages(): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const page = readFileSync(join(dir, 'index.html'), 'utf-8');
      for (const language of LANGUAGES) writeFileSync(join(dir, `index.${language}.html`), spoken(page, language));
    },
  };
}
