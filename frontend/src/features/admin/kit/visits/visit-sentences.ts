import type { AdminVisits } from '@/api/generated/model.ts';
import { formatCount } from '@/lib/format.ts';
import { findFinishedChange } from '../analytics/finished-change.ts';
import { isComparable, pageName, sourceName } from './visit-names.ts';

interface Change {
  readonly name: string;
  readonly now: number;
  readonly before: number;
}

/** Smaller changes happen by chance: a number, and a part of what was before. */
const MIN_CHANGE = 5;
const MIN_PART = 0.1;
const isNotable = ({ now, before }: Change): boolean =>
  Math.abs(now - before) >= Math.max(MIN_CHANGE, MIN_PART * before);

const many = (count: number, one: string): string => `${formatCount(count)} ${count === 1 ? one : `${one}s`}`;
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });
const share = (part: number, whole: number): string => percent.format(part / whole);

/** The largest rise and the largest fall, where there are any. */
function findChanges(rows: readonly Change[]): { rise: Change | undefined; fall: Change | undefined } {
  const sorted = rows.filter(isNotable).toSorted((a, b) => b.now - b.before - (a.now - a.before));
  const [rise, fall] = [sorted[0], sorted.at(-1)];
  return {
    rise: rise && rise.now > rise.before ? rise : undefined,
    fall: fall && fall.now < fall.before ? fall : undefined,
  };
}

function toTotal({ totals, points, unit }: AdminVisits, today: string): string {
  const { now, before, change, parts } = findFinishedChange(points, 'visits', today);
  const total = many(totals.visits, 'visit');
  if (parts === 0) return `${total} so far.`;
  const visits = parts === null ? total : `${total} so far. ${many(parts, `full ${unit}`)} had ${formatCount(now)}`;
  if (change === null) return parts === null ? `${visits}. The previous period had none.` : `${visits}.`;
  const span = parts === null ? 'the previous period' : 'the same part of the previous period';
  if (Math.round(change) === 0) return `${visits}, about as many as in ${span} (${formatCount(before)}).`;
  const words = change > 0 ? 'more' : 'fewer';
  return `${visits}, ${Math.abs(Math.round(change))}% ${words} than in ${span} (${formatCount(before)}).`;
}

/** @param isOver whether the range is over: until then a fall may only be the rest of today */
function toChanges({ sources, pages }: AdminVisits, isOver: boolean): string[] {
  const bySource = findChanges(
    sources.map(({ name, visits, before }) => ({ name: sourceName(name), now: visits, before })),
  );
  const byPage = findChanges(pages.map((page) => ({ name: pageName(page), now: page.views, before: page.before })));
  const from = ({ now, before }: Change) => `from ${formatCount(before)} to ${formatCount(now)}`;
  return [
    bySource.rise && `Visits from ${bySource.rise.name} rose ${from(bySource.rise)}.`,
    isOver && bySource.fall && `Visits from ${bySource.fall.name} fell ${from(bySource.fall)}.`,
    byPage.rise && `Views of “${byPage.rise.name}” rose ${from(byPage.rise)}.`,
    isOver && byPage.fall && `Views of “${byPage.fall.name}” fell ${from(byPage.fall)}.`,
  ].filter((sentence) => typeof sentence === 'string');
}

/**
 * What an owner should know about the period, in plain sentences; none without visits.
 * @param today the shop's day, `yyyy-mm-dd`
 */
export function toSentences(visits: AdminVisits, today: string): string[] {
  const { totals, before, pages, searches, to } = visits;
  const isOver = to < today;
  if (totals.visits === 0) return [];
  const sentences = isComparable(visits)
    ? [toTotal(visits, today), ...toChanges(visits, isOver)]
    : [`${many(totals.visits, 'visit')}.`];
  const [read] = pages.filter(({ reads }) => reads > 0).toSorted((a, b) => b.reads - a.reads);
  if (read) {
    const part = share(Math.min(read.reads, read.views), Math.max(read.views, 1));
    sentences.push(`“${pageName(read)}” was read to the end ${many(read.reads, 'time')}, ${part} of its views.`);
  }
  if (totals.checkouts > 0) {
    const previously = isOver && isComparable(visits) ? `; previously ${formatCount(before.checkouts)}` : '';
    const part = share(totals.checkouts, totals.visits);
    sentences.push(`${many(totals.checkouts, 'visit')} opened a checkout, ${part} of all${previously}.`);
  }
  const [missed] = searches
    .filter(({ unsuccessful }) => unsuccessful > 0)
    .toSorted((a, b) => b.unsuccessful - a.unsuccessful);
  if (missed)
    sentences.push(`Visitors searched for “${missed.words}” ${many(missed.unsuccessful, 'time')} and found nothing.`);
  return sentences;
}
