/** People in words: their names, and when something was. */
import { moment } from './moment';
import { speech, t } from './words.svelte';

/** A name as others read it; whoever had their data deleted has none. */
export function nameOf(name: string | null): string | null {
  return name === '' ? t('web-somebody') : name;
}

/** A moment in the reader's language and time. */
export const when = (at: string): string => moment(speech.language, at);
