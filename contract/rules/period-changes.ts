import { addDays, countDays, type Span } from './calendar.ts';

/** A figure of a period and of the one before. */
export interface Compared {
  now: number;
  before: number;
}

const MAX_PARTS = 4;

/** The days of a span that are over, and the same days of the previous period; undefined if none is over. */
export function toFinishedPeriods(span: Span, today: string): { span: Span; before: Span } | undefined {
  const yesterday = addDays(today, -1);
  const finished = { from: span.from, to: span.to < yesterday ? span.to : yesterday };
  if (finished.to < finished.from) return undefined;
  const length = countDays(span);
  return { span: finished, before: { from: addDays(finished.from, -length), to: addDays(finished.to, -length) } };
}

const changeOf = ({ now, before }: Compared): number => now - before;

/** The parts that explain most of a change, the largest first, and what the whole has beside them. */
export function explainChange<Part extends Compared & { name: string }>(total: Compared, parts: readonly Part[]) {
  const largest = parts
    .filter((part) => changeOf(part) !== 0)
    .sort((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)) || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_PARTS);
  const rest = { ...total };
  for (const { now, before } of largest) {
    rest.now -= now;
    rest.before -= before;
  }
  return { parts: largest, rest };
}
