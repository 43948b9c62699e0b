import type { BadgeVariant } from '@/components/ui/badge.tsx';

export interface StatusVariant {
  readonly tone: Exclude<BadgeVariant, 'default' | 'outline' | 'card'>;
  readonly sign: 'check' | 'cross' | 'clock' | 'back' | 'pencil' | 'dot';
}

const GOOD: StatusVariant = { tone: 'success', sign: 'check' };
const WAITING: StatusVariant = { tone: 'warning', sign: 'clock' };
const BAD: StatusVariant = { tone: 'destructive', sign: 'cross' };
const QUIET: StatusVariant = { tone: 'secondary', sign: 'pencil' };

const variants = new Map<string, StatusVariant>([
  ['active', GOOD],
  ['completed', GOOD],
  ['published', GOOD],
  ['approved', GOOD],
  ['confirmed', GOOD],
  ['paid', GOOD],
  ['done', GOOD],
  ['sent', GOOD],
  ['waiting', WAITING],
  ['pending', WAITING],
  ['needs review', WAITING],
  ['requested', WAITING],
  ['processing', WAITING],
  ['scheduled', WAITING],
  ['open', { tone: 'soft', sign: 'dot' }],
  ['closed', { tone: 'secondary', sign: 'check' }],
  ['new', { tone: 'soft', sign: 'dot' }],
  ['answered', { tone: 'secondary', sign: 'check' }],
  ['refused', BAD],
  ['refunded', { tone: 'secondary', sign: 'back' }],
  ['partly_refunded', { tone: 'secondary', sign: 'back' }],
  ['failed', BAD],
  ['disputed', BAD],
  ['suspended', BAD],
  ['cancelled', BAD],
  ['rejected', BAD],
  ['spam', BAD],
  ['deleted', BAD],
  ['draft', QUIET],
  ['unpublished', QUIET],
  ['hidden', QUIET],
]);

/** Colour and icon of a status, so that colour is never the only sign; an unknown status is neutral. */
export function statusVariant(status: string): StatusVariant {
  return variants.get(status.toLowerCase()) ?? { tone: 'secondary', sign: 'dot' };
}

/** Statuses whose label is not their name. */
const labels = new Map([['refused', 'declined']]);

/** The status as a label: 'super_admin' becomes 'Super admin'. */
export function statusWord(status: string): string {
  const words = labels.get(status) ?? status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
