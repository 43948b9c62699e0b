import { addDays } from './calendar.ts';
import { isEea } from './eea.ts';

const HOUR_MS = 60 * 60 * 1000;
const PERIOD_DAYS = 14;
/** Hours from UTC of the places where the law applies, from Martinique to Réunion; summer time included. */
const OFFSETS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

/** The working day on or after a day: a period does not end on a Saturday or Sunday. */
function toWorkday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 6) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
}

/** The end of the period for a buyer whose clock is that many hours from UTC. */
function findPeriodEnd(orderedAt: Date, offset: number): number {
  const day = new Date(orderedAt.getTime() + offset * HOUR_MS).toISOString().slice(0, 10);
  const last = toWorkday(addDays(day, PERIOD_DAYS));
  return Date.parse(`${addDays(last, 1)}T00:00:00Z`) - offset * HOUR_MS;
}

/**
 * The end of the withdrawal period: 14 days after the day of the contract, through the last hour of the last day, which
 * moves to a Monday from a weekend (Regulation (EEC, Euratom) 1182/71). The buyer's time zone is unknown, so it is the
 * latest end in any of them.
 */
export const toWithdrawalEnd = (orderedAt: Date): Date =>
  new Date(Math.max(...OFFSETS.map((offset) => findPeriodEnd(orderedAt, offset))));

interface Contract {
  /** of the buyer, in the terms of the order; ISO 3166-1, empty when unknown */
  country: string;
  cents: number;
  orderedAt: Date;
  /** when the buyer agreed to immediate delivery */
  consentedAt: Date | null;
  isDelivered: boolean;
}

/** What the law gives the buyer of an order, and until when. */
export function findWithdrawalRight({ country, cents, orderedAt, consentedAt, isDelivered }: Contract): {
  basis: 'statutory' | 'waived' | 'elsewhere' | 'unknown' | 'free';
  until: Date | null;
} {
  if (cents === 0) return { basis: 'free', until: null };
  if (country === '') return { basis: 'unknown', until: null };
  if (!isEea(country)) return { basis: 'elsewhere', until: null };
  if (consentedAt && isDelivered) return { basis: 'waived', until: null };
  return { basis: 'statutory', until: toWithdrawalEnd(orderedAt) };
}

/** The order number in a customer's words, such as '#10234'; undefined for anything else. */
export function parseOrderNumber(ascii: string): number | undefined {
  const [, digits] = /^[\s#]*(\d{1,12})\s*$/.exec(ascii) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
