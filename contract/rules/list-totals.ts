import { toAmount } from './money.ts';

/** Rows of a list with one status and currency, and the sum of their amounts. */
export interface StatusSum<Status extends string = string> {
  status: Status;
  /** they need a decision, which lists call the status `waiting` */
  held?: boolean;
  currency: string;
  rows: number;
  cents: number;
}

/** The sums by currency, in alphabetical order; amounts of different currencies are never added. */
function sumsByCurrency(groups: readonly StatusSum[]): { currency: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const { currency, cents } of groups) sums.set(currency, (sums.get(currency) ?? 0) + cents);
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, cents]) => ({ currency, amount: toAmount(cents) }));
}

/**
 * What the head of a list with amounts shows: the matches by status and the sums of those with the requested one.
 * @param groups the matches in any status; undefined when there are too many to add up
 * @param statuses what the list can be filtered by
 */
export function listTotals<Status extends string>(
  groups: readonly StatusSum[] | undefined,
  statuses: readonly Status[],
  requested: Status | undefined,
) {
  if (!groups) return {};
  const withStatus = (status: Status) =>
    groups.filter((group) => (status === 'waiting' ? group.held : group.status === status));
  const count = (status: Status) => withStatus(status).reduce((sum, { rows }) => sum + rows, 0);
  return {
    counts: Object.fromEntries(statuses.map((status) => [status, count(status)])) as Record<Status, number>,
    sums: sumsByCurrency(requested === undefined ? groups : withStatus(requested)),
  };
}
