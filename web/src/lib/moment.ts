/** Moments as people say them, in their language and at their time. */

/** Korean has the hours of a whole day: what browsers call its halves differs, and some leave "PM" in English. */
const hours = (language: string): Intl.DateTimeFormatOptions => (language === 'ko' ? { hourCycle: 'h23' } : {});

export function moment(language: string, iso: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', ...hours(language) }).format(new Date(iso));
}

/** The hour, and the day where it is another one. */
export function clockTime(language: string, iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  const sameDay = at.toDateString() === now.toDateString();
  const day: Intl.DateTimeFormatOptions = sameDay ? {} : { month: 'short', day: 'numeric' };
  return new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit', ...hours(language) }).format(at);
}
