/** The number of the demo customer's newest order. */
const NEWEST = 10_125;
/** The gap between the demo customer's numbers, which leaves room for orders of others. */
const APART = 14;

export interface Numbered {
  number: number;
  /** milliseconds */
  at: number;
}

/** The number of one of the demo customer's orders, counted from the oldest. */
export const customerOrderNumber = (index: number, count: number): number => NEWEST - (count - 1 - index) * APART;

/**
 * Numbers for orders made at the ascending `times`: together with existing numbers they increase with time. If there is
 * no room for that, as in a database of an earlier release, all of them are lower.
 */
export function assignOrderNumbers(times: readonly number[], present: readonly Numbered[]): number[] {
  const taken = [...present].sort((a, b) => a.at - b.at);
  const lowest = Math.min(NEWEST + 1, ...taken.map(({ number }) => number));
  const before = times.filter((at) => at < (taken[0]?.at ?? Number.POSITIVE_INFINITY)).length;
  const numbers: number[] = [];
  for (const [index, at] of times.entries()) {
    const next = taken.find((order) => order.at > at);
    const last = Math.max(numbers.at(-1) ?? 0, ...taken.filter((order) => order.at <= at).map(({ number }) => number));
    const number = index < before ? lowest - before + index : last + 1;
    if (next && number >= next.number) return times.map((_, place) => lowest - times.length + place);
    numbers.push(number);
  }
  return numbers;
}
