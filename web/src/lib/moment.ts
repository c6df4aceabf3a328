/** Moments as people say them. */
import { speech } from './words.svelte';

/** The hour, and the day where it is another one. */
export function clockTime(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  const sameDay = at.toDateString() === now.toDateString();
  const day: Intl.DateTimeFormatOptions = sameDay ? {} : { month: 'short', day: 'numeric' };
  return new Intl.DateTimeFormat(speech.language, { ...day, hour: 'numeric', minute: '2-digit' }).format(at);
}
