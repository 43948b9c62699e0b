import type { BadgeTone } from '@/components/ui/badge.tsx';

export interface StatusLook {
  readonly tone: Exclude<BadgeTone, 'card'>;
  readonly sign: 'check' | 'cross' | 'clock' | 'back' | 'pencil' | 'dot';
}

const GOOD: StatusLook = { tone: 'success', sign: 'check' };
const WAITING: StatusLook = { tone: 'warning', sign: 'clock' };
const BAD: StatusLook = { tone: 'danger', sign: 'cross' };
const QUIET: StatusLook = { tone: 'neutral', sign: 'pencil' };

const looks = new Map<string, StatusLook>([
  ['active', GOOD],
  ['completed', GOOD],
  ['published', GOOD],
  ['approved', GOOD],
  ['confirmed', GOOD],
  ['pending', WAITING],
  ['processing', WAITING],
  ['scheduled', WAITING],
  ['new', { tone: 'accent', sign: 'dot' }],
  ['answered', { tone: 'neutral', sign: 'check' }],
  ['refunded', { tone: 'neutral', sign: 'back' }],
  ['suspended', BAD],
  ['cancelled', BAD],
  ['rejected', BAD],
  ['spam', BAD],
  ['deleted', BAD],
  ['draft', QUIET],
  ['unpublished', QUIET],
  ['hidden', QUIET],
]);

/** Colour and sign of a status, so that no colour speaks alone; a word nobody knows is neutral. */
export function statusLook(status: string): StatusLook {
  return looks.get(status.toLowerCase()) ?? { tone: 'neutral', sign: 'dot' };
}

/** The status as a word to read: 'super_admin' becomes 'Super admin'. */
export function statusWord(status: string): string {
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
