import type { AdminConversation, ConversationStatus } from '@/api/generated/model.ts';

/** Who waits for whom. */
export const STATUS_WORDS: Record<ConversationStatus, string> = {
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

/** How long somebody waited, in the largest unit that fits: 'under a minute', '40 minutes', '3 hours', '2 days'. */
export function waitText(seconds: number): string {
  const unit = UNITS.find(([size]) => seconds >= size);
  if (!unit) return 'under a minute';
  const [size, one, many] = unit;
  const count = Math.round(seconds / size);
  return `${count} ${count === 1 ? one : many}`;
}

type Filled = Pick<AdminConversation, 'name' | 'channel' | 'order'>;

/**
 * A text with what stands for name and order filled in. Nobody has shown that a name of the contact form is his own, so
 * whoever wrote there is greeted without one. Without an order its place stays, and `leftPlace` finds it.
 */
export const fillText = (text: string, { name, channel, order }: Filled): string =>
  text
    .replaceAll('{name}', () => (channel === 'form' ? 'there' : name))
    .replaceAll('{order}', () => (order === null ? '{order}' : `#${order.number}`));

/** A place in an answer that nothing has been filled in for. */
export const leftPlace = (text: string): string | undefined => /\{(?:name|order)\}/.exec(text)?.[0];
