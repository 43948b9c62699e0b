import { locale } from '@/i18n/language.ts';

/** Browsers with older locale data spell two months, and their abbreviations, as Bangla did before its spelling reform. */
export const toCurrentSpelling = (text: string): string => text.replace('ারী', 'ারি');

/**
 * A format of dates in the document's language that gives the same text in every browser as on the server; otherwise a
 * server-rendered page would not hydrate.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): { format: (time: number | Date) => string } {
  const format = new Intl.DateTimeFormat(locale, options);
  return { format: (time) => toCurrentSpelling(format.format(time)) };
}
