import type { SequenceKind } from '@/api/generated/model.ts';
import { countText } from '@/lib/count-text.ts';

interface SequenceLabels {
  readonly name: string;
  /** What it follows, at the start of its line. */
  readonly event: string;
  /** What ends it for a person, at the end of its line. */
  readonly goal: string;
  /** The same as a sentence of the list. */
  readonly summary: string;
}

export const SEQUENCE_LABELS: Readonly<Record<SequenceKind, SequenceLabels>> = {
  welcome: {
    name: 'Welcome',
    event: 'Subscription confirmed',
    goal: 'First purchase',
    summary: 'After someone confirms their subscription, until they buy.',
  },
  first_steps: {
    name: 'First steps',
    event: 'Paid order completed',
    goal: 'File downloaded',
    summary: 'After a purchase, until its file is downloaded.',
  },
  review: {
    name: 'Review request',
    event: 'Paid order completed',
    goal: 'Review written',
    summary:
      'After a purchase, until they review the product. Replaces the automatic review request for these customers.',
  },
  unpaid: {
    name: 'Unfinished order',
    event: 'Order unpaid or cart abandoned',
    goal: 'Order paid',
    summary: 'After an unpaid order or an abandoned cart, until they buy. At most once in 30 days.',
  },
  update: {
    name: 'New version',
    event: 'New version published',
    goal: 'New version downloaded',
    summary: 'After a release, to owners who have not downloaded it.',
  },
  plan_ended: {
    name: 'Plan ended',
    event: 'Plan ended without renewal',
    goal: 'Renewed or bought again',
    summary: 'After a plan ended, until it is renewed. Reminders before the end are separate.',
  },
  win_back: {
    name: 'Win-back',
    event: 'Half a year without an order',
    goal: 'Bought again',
    summary: 'Half a year after the last order, until the next one.',
  },
};

/** When an email is sent: 'After 3 days'. */
export const delayText = (days: number): string =>
  days === 0 ? 'Immediately' : `After ${countText(days, ['day', 'days'])}`;
