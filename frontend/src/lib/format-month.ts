import { dateFormat } from './date-format.ts';

const format = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '2026-03' becomes 'March 2026'. */
export const formatMonth = (month: string): string => format.format(new Date(`${month}-01T00:00:00Z`));
