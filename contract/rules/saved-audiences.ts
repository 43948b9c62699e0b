import type { Message } from '../i18n/message.ts';
import { REFUSALS } from './refusals.ts';
import { isOneLine } from './text.ts';

const toKey = (name: string): string => name.toLowerCase();

/** Saved audiences as they are stored: names without outer spaces, in their order. */
export const normaliseAudiences = <Saved extends { name: string }>(items: readonly Saved[]): Saved[] =>
  items.map((item) => ({ ...item, name: item.name.trim() })).sort((a, b) => (toKey(a.name) < toKey(b.name) ? -1 : 1));

/** Why normalised audiences cannot be saved; undefined when they can. */
export function findAudienceProblem(items: readonly { name: string }[]): Message | undefined {
  if (items.some(({ name }) => name === '' || !isOneLine(name))) return REFUSALS.audienceName;
  return new Set(items.map(({ name }) => toKey(name))).size < items.length ? REFUSALS.audienceTwice : undefined;
}
