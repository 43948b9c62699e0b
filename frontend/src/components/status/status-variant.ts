import { t } from '@lingui/core/macro';
import type { BadgeVariant } from '@/components/ui/badge.tsx';

export interface StatusVariant {
  readonly tone: Exclude<BadgeVariant, 'default' | 'outline' | 'card'>;
  readonly icon: 'check' | 'cross' | 'clock' | 'back' | 'pencil' | 'dot';
}

const GOOD: StatusVariant = { tone: 'success', icon: 'check' };
const WAITING: StatusVariant = { tone: 'warning', icon: 'clock' };
const BAD: StatusVariant = { tone: 'destructive', icon: 'cross' };
const NEUTRAL: StatusVariant = { tone: 'secondary', icon: 'pencil' };

const variants = new Map<string, StatusVariant>([
  ['active', GOOD],
  ['completed', GOOD],
  ['published', GOOD],
  ['approved', GOOD],
  ['confirmed', GOOD],
  ['paid', GOOD],
  ['done', GOOD],
  ['sent', GOOD],
  ['overdue', BAD],
  ['partly_paid', WAITING],
  ['waiting', WAITING],
  ['pending', WAITING],
  ['needs review', WAITING],
  ['requested', WAITING],
  ['processing', WAITING],
  ['scheduled', WAITING],
  ['sending', WAITING],
  ['paused', WAITING],
  ['stopped', BAD],
  ['unconfirmed', WAITING],
  ['open', { tone: 'info', icon: 'dot' }],
  ['closed', { tone: 'secondary', icon: 'check' }],
  ['new', { tone: 'info', icon: 'dot' }],
  ['answered', { tone: 'secondary', icon: 'check' }],
  ['refused', BAD],
  ['refunded', { tone: 'secondary', icon: 'back' }],
  ['partly_refunded', { tone: 'secondary', icon: 'back' }],
  ['credited', { tone: 'secondary', icon: 'back' }],
  ['partly_credited', { tone: 'secondary', icon: 'back' }],
  ['failed', BAD],
  ['bounced', BAD],
  ['complained', BAD],
  ['disputed', BAD],
  ['suspended', BAD],
  ['cancelled', BAD],
  ['rejected', BAD],
  ['spam', BAD],
  ['deleted', BAD],
  ['draft', NEUTRAL],
  ['unpublished', NEUTRAL],
  ['hidden', NEUTRAL],
]);

/** Colour and icon of a status, so that colour is never the only sign; an unknown status is neutral. */
export function statusVariant(status: string): StatusVariant {
  return variants.get(status.toLowerCase()) ?? { tone: 'secondary', icon: 'dot' };
}

/** Labels of the statuses that customers see, and of those that are called otherwise. */
const labels = new Map([
  ['pending', t`Pending`],
  ['processing', t`Processing`],
  ['completed', t`Completed`],
  ['cancelled', t`Cancelled`],
  ['refunded', t`Refunded`],
  ['partly_refunded', t`Partly refunded`],
  ['credited', t`Credited`],
  ['partly_credited', t`Partly credited`],
  ['paid', t`Paid`],
  ['partly_paid', t`Partly paid`],
  ['sent', t`Sent`],
  ['overdue', t`Overdue`],
  ['requested', t`Requested`],
  ['refused', t`Declined`],
  ['failed', t`Failed`],
  ['disputed', t`Disputed`],
  ['open', t`Open`],
  ['closed', t`Closed`],
  ['answered', t`Answered`],
]);

/** The status as a label: 'super_admin' becomes 'Super admin'. */
export function statusLabel(status: string): string {
  const words = status.replaceAll('_', ' ');
  return labels.get(status) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
