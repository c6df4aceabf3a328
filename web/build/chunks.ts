/** Few files instead of many small ones: what the lobby needs, and all that it does without. */
import { resolve } from 'node:path';

interface Modules { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const ENTRY = resolve(import.meta.dirname, '../src/main.ts');
/** What games have of their own. */
const APART = /\/src\/games\/[^/]+\/|\/node_modules\/marked\//;

/** What is there as soon as the page is: all that it imports without being asked. */
function entered(modules: Modules, id = ENTRY, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) entered(modules, next, found);
  return found;
}

let first: Set<string> | null = null;

/** The file that a module goes into; where there is none, the bundler decides. */
export function nameOf(id: string, modules: Modules): string | null {
  first ??= entered(modules);
  if (first.has(id)) return 'page';
  return APART.test(id) || !id.includes('/web/') ? null : 'table';
}
