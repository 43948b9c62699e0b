import type { ActivityEntry } from '@/api/generated/model.ts';
import { statusLabel } from '@/components/status/status-variant.ts';

/** Irregular past tenses, and actions that need more than one word. */
const VERBS = new Map([
  ['reset-second-factor', 'reset the authenticator app of'],
  ['adjust-wallet', 'adjusted the wallet of'],
  ['set-status', 'changed the status of'],
  ['publish', 'published'],
  ['unpublish', 'unpublished'],
  ['upload', 'uploaded'],
  ['reply', 'replied to'],
  ['note', 'left a note on'],
  ['hide', 'hid'],
  ['order', 'reordered'],
  ['cancel', 'cancelled'],
  ['pay', 'paid'],
  ['retry', 'retried'],
  ['resend', 'resent'],
  ['resend-invitation', 'sent another invitation to'],
  ['withdraw-invitation', 'withdrew the invitation of'],
  ['join', 'joined the team as'],
]);

const toPastTense = (verb: string): string => {
  const [first = '', ...rest] = verb.split('-');
  const ended = first.endsWith('e') ? `${first}d` : `${first}ed`;
  return [ended.replace(/([^aeiou])yed$/, '$1ied'), ...rest].join(' ');
};

/** The action, to be read between the administrator's name and the record's: 'order.refund' becomes 'refunded'. */
export function formatAction(action: string): string {
  const verb = action.slice(action.indexOf('.') + 1);
  return VERBS.get(verb) ?? toPastTense(verb);
}

/** Who did it; the account may have been deleted. */
export const actorName = ({ actor }: Pick<ActivityEntry, 'actor'>): string => actor?.name ?? 'Deleted administrator';

/** A field's name as words: 'postal_code' and 'contactEmail' become 'Postal code' and 'Contact email'. */
export function formatField(field: string): string {
  const label = field.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[_-]+/g, ' ');
  return statusLabel(label.toLowerCase());
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Date and time in the user's time zone. */
export const formatLocalTime = (iso: string): string => moment.format(new Date(iso));

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A stored value for display: times are formatted like the time of the change itself. */
export const formatValue = (value: string): string => (MOMENT.test(value) ? formatLocalTime(value) : value);
