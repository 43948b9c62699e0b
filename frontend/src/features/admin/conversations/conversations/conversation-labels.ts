import type { AdminConversation, ConversationStatus } from '@/api/generated/model.ts';

/** Which side has to reply. */
export const STATUS_LABELS: Record<ConversationStatus, string> = {
  open: 'Open',
  waiting: 'Waiting for the customer',
  closed: 'Closed',
  spam: 'Spam',
};

const UNITS = [
  [86_400, 'day', 'days'],
  [3_600, 'hour', 'hours'],
  [60, 'minute', 'minutes'],
] as const;

/** Waiting time in the largest unit that fits: 'under a minute', '40 minutes', '3 hours', '2 days'. */
export function formatWait(seconds: number): string {
  const unit = UNITS.find(([size]) => seconds >= size);
  if (!unit) return 'under a minute';
  const [size, one, many] = unit;
  const count = Math.round(seconds / size);
  return `${count} ${count === 1 ? one : many}`;
}

type Filled = Pick<AdminConversation, 'name' | 'channel' | 'order'>;

/**
 * A saved reply with its placeholders for name and order filled in. The name in the contact form is unverified, so its
 * senders are greeted without a name. Without an order the placeholder stays, and `findPlaceholder` finds it.
 */
export const fillTemplate = (text: string, { name, channel, order }: Filled): string =>
  text
    .replaceAll('{name}', () => (channel === 'form' ? 'there' : name))
    .replaceAll('{order}', () => (order === null ? '{order}' : `#${order.number}`));

/** The first placeholder of a reply that is still empty. */
export const findPlaceholder = (text: string): string | undefined => /\{(?:name|order)\}/.exec(text)?.[0];
