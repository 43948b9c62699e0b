import { toBusinessTime, toInstantRange, toMonthRange } from '../../contract/rules/business-day.ts';
import type { MockDb } from './db.ts';

/** Whether a time (ISO 8601) is within the given business days, both included. */
export function createDayFilter({ state }: MockDb, days: { from?: string | undefined; to?: string | undefined }) {
  const { since, before } = toInstantRange(days, state.mailSettings.time_zone);
  const [first, behind] = [since?.toISOString(), before?.toISOString()];
  return (moment: string): boolean =>
    (first === undefined || moment >= first) && (behind === undefined || moment < behind);
}

/** Whether a time (ISO 8601) is within a business month (`yyyy-mm`). */
export function createMonthFilter({ state }: MockDb, month: string) {
  const { since, before } = toMonthRange(month, state.mailSettings.time_zone);
  const [first, behind] = [since.toISOString(), before.toISOString()];
  return (moment: string): boolean => moment >= first && moment < behind;
}

/** The business day (`yyyy-mm-dd`) of a time. */
export const toDay = ({ state }: MockDb, moment: string | number): string =>
  toBusinessTime(new Date(moment), state.mailSettings.time_zone).day;
