/** People in words: their names, and when something was. */
import { moment } from './moment';
import { speech, t } from './words.svelte';

/** What the server calls a guest who gave no name. */
const UNNAMED = /^Guest ([1-9]\d{3})$/;

/** A name as others read it: of a guest who gave none in the reader's language; whoever had their data deleted has none. */
export function nameOf(name: string | null): string | null {
  const number = UNNAMED.exec(name ?? '')?.[1];
  if (number) return t('guest', { number });
  return name === '' ? t('web-somebody') : name;
}

/** Whether a name says already that somebody is a guest. */
export const unnamed = (name: string | null): boolean => UNNAMED.test(name ?? '');

/** A moment in the reader's language and time. */
export const when = (at: string): string => moment(speech.language, at);
