import type { Message } from '../i18n/message.ts';
import { REFUSALS } from './refusals.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_DAYS = 366;

/** Maximum number of transactions in the file of a statement; the CSV has all of them. */
export const MAX_STATEMENT_ROWS = 1_000;

/** The field at fault of a statement's period, and why; undefined for one that can be printed. */
export function findPeriodProblem({
  from,
  to,
}: {
  from: string;
  to: string;
}): { field: 'from' | 'to'; message: Message } | undefined {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1) return { field: 'to', message: REFUSALS.statementOrder };
  return days > MAX_DAYS ? { field: 'from', message: REFUSALS.statementLong(MAX_DAYS) } : undefined;
}
