import { locale } from '@/i18n/language.ts';

const years = new Intl.NumberFormat(locale, { useGrouping: false });

/** A year in the digits of the page's language. */
export const formatYear = (year: number): string => years.format(year);
