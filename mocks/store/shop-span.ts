import { shopMonth, shopSpan, shopTime } from '../../backend/shared/shop-day.ts';
import type { MockDb } from './db.ts';

/** Whether a moment (ISO 8601) is inside the days of the shop, both included. */
export function inDays({ state }: MockDb, days: { from?: string | undefined; to?: string | undefined }) {
  const { since, before } = shopSpan(days, state.mailSettings.time_zone);
  const [first, behind] = [since?.toISOString(), before?.toISOString()];
  return (moment: string): boolean =>
    (first === undefined || moment >= first) && (behind === undefined || moment < behind);
}

/** Whether a moment (ISO 8601) is inside a month of the shop (`yyyy-mm`). */
export function inMonth({ state }: MockDb, month: string) {
  const { since, before } = shopMonth(month, state.mailSettings.time_zone);
  const [first, behind] = [since.toISOString(), before.toISOString()];
  return (moment: string): boolean => moment >= first && moment < behind;
}

/** The shop's day (`yyyy-mm-dd`) of a moment. */
export const dayIn = ({ state }: MockDb, moment: string | number): string =>
  shopTime(new Date(moment), state.mailSettings.time_zone).day;
