import { shopMonth, shopSpan, shopTime } from '../../backend/shared/shop-day.ts';
import type { MockDb } from './db.ts';

/** Whether a time (ISO 8601) is within the given business days, both included. */
export function inDays({ state }: MockDb, days: { from?: string | undefined; to?: string | undefined }) {
  const { since, before } = shopSpan(days, state.mailSettings.time_zone);
  const [first, behind] = [since?.toISOString(), before?.toISOString()];
  return (moment: string): boolean =>
    (first === undefined || moment >= first) && (behind === undefined || moment < behind);
}

/** Whether a time (ISO 8601) is within a business month (`yyyy-mm`). */
export function inMonth({ state }: MockDb, month: string) {
  const { since, before } = shopMonth(month, state.mailSettings.time_zone);
  const [first, behind] = [since.toISOString(), before.toISOString()];
  return (moment: string): boolean => moment >= first && moment < behind;
}

/** The business day (`yyyy-mm-dd`) of a time. */
export const dayIn = ({ state }: MockDb, moment: string | number): string =>
  shopTime(new Date(moment), state.mailSettings.time_zone).day;
