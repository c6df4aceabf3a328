/** Figures as a language writes them; the page's own is `speech.language`, whatever the browser's may be. */

/** Below so many seconds a clock shows every one. */
const DAY = 86_400;
const HOUR = 3600;
const MINUTE = 60;

/** As it is written already, but with a true minus, not a hyphen. */
export const withMinus = (n: number | string): string => String(n).replace('-', '−');

export const decimal = (language: string, n: number, digits = 1): string =>
  withMinus(new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(n));

/** `1–4`, `1~4`; one figure where both are the same. */
export const range = (language: string, low: number, high: number): string =>
  low === high ? `${low}` : new Intl.NumberFormat(language).formatRange(low, high);

const unit = (language: string, n: number, name: 'day' | 'hour'): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(n);

const two = (language: string, n: number): string => new Intl.NumberFormat(language, { minimumIntegerDigits: 2 }).format(n);

/** What is left of some time: `9:05`, `1:02:03`, `2d 3h`. */
export function timeLeft(language: string, seconds: number): string {
  const [days, hours, minutes] = [DAY, HOUR, MINUTE].map((each) => Math.floor(seconds / each)) as [number, number, number];
  const [minute, second] = [minutes % 60, Math.floor(seconds % MINUTE)];
  if (days > 0) return `${unit(language, days, 'day')} ${unit(language, hours % 24, 'hour')}`;
  if (hours > 0) return `${hours}:${two(language, minute)}:${two(language, second)}`;
  return `${minute}:${two(language, second)}`;
}
