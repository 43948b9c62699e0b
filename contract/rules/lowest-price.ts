import { DAY_MS } from './calendar.ts';

/** Days before a reduction whose lowest price is shown beside it (Directive 98/6/EC, Art. 6a). */
const PRIOR_DAYS = 30;

/** What a new customer pays for a plan from a moment on; null while the plan was not offered. */
export interface PricePeriod {
  cents: number | null;
  since: Date;
}

/**
 * The lowest price of the 30 days before the current one, which is the last of the history; null when the plan was not
 * offered then. A price counts if it applied at any time of these days.
 * @param history oldest first
 */
export function findLowestPrice(history: readonly PricePeriod[]): number | null {
  const current = history.at(-1);
  if (!current) return null;
  const from = current.since.getTime() - PRIOR_DAYS * DAY_MS;
  const prior = history.flatMap(({ cents, since }, at) => {
    const until = history[at + 1]?.since;
    const isPrior = until !== undefined && until > since && until.getTime() > from;
    return isPrior && cents !== null ? [cents] : [];
  });
  return prior.length > 0 ? Math.min(...prior) : null;
}
