import type { ActivityAction, ActivityEntry } from '@/api/generated/model.ts';
import { statusLabel } from '@/components/status/status-variant.ts';
import { countText } from '@/lib/count-text.ts';
import { formatCount, formatMoney } from '@/lib/format.ts';
import { recordName } from './activity-subjects.ts';
import { type ChangeRow, changeRows } from './change-rows.ts';
import { INVOICE_WORDINGS } from './invoice-wordings.ts';
import { NEWSLETTER_WORDINGS } from './newsletter-wordings.ts';
import { PROJECT_WORDINGS } from './project-wordings.ts';
import { TOOL_WORDINGS } from './tool-wordings.ts';
import { WRITING_WORDINGS } from './writing-wordings.ts';

/** What an administrator did, around the name of the record: 'changed the price of' – Bangla Calendar. */
export interface Sentence {
  readonly verb: string;
  /** Null where the verb says everything. */
  readonly thing: string | null;
  /** After the name: 'as paid'. */
  readonly tail?: string;
  /** The only changed value is part of the sentence: its row needs no label. */
  readonly isOneChange?: boolean;
}

type Wording = string | ((entry: ActivityEntry) => Omit<Sentence, 'thing'> | { verb: string; thing: null });

/** What a label is called within a sentence: 'Site name' becomes 'site name', 'URL' stays. */
const asNoun = (label: string): string =>
  /^[A-Z][^A-Z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

const joined = (nouns: readonly string[]): string => {
  const last = nouns.at(-1) ?? '';
  return nouns.length < 2 ? last : `${nouns.slice(0, -1).join(', ')} and ${last}`;
};

/** Places with several fields: a text is changed 'in' them, and not 'of' them. */
const PLACES: readonly ActivityEntry['subject'][] = ['settings', 'invoice-settings', 'site', 'banner'];

/** More fields than this are counted. */
const MAX_NAMED = 3;

function describeOne({ label, noun = asNoun(label), view }: ChangeRow, isPlace: boolean) {
  const of = isPlace ? 'in' : 'of';
  if (view.kind === 'switch') {
    return { verb: `turned ${view.on ? 'on' : 'off'} “${label}” ${isPlace ? 'in' : 'for'}`, isOneChange: true };
  }
  if (view.kind === 'values' && view.before === null) {
    return { verb: `set the ${noun} ${of}`, isOneChange: true };
  }
  if (view.kind === 'values' && view.after === null) {
    return { verb: `removed the ${noun} ${isPlace ? 'in' : 'from'}`, isOneChange: true };
  }
  return { verb: `changed the ${noun} ${of}`, isOneChange: true };
}

/** The changed fields by name, or counted. */
function describeChanges(entry: ActivityEntry) {
  const rows = changeRows(entry);
  const isPlace = PLACES.includes(entry.subject);
  const [first] = rows;
  if (!first) return { verb: isPlace ? 'saved' : 'changed' };
  if (rows.length === 1) return describeOne(first, isPlace);
  const of = isPlace ? 'in' : 'of';
  if (rows.length > MAX_NAMED) return { verb: `changed ${rows.length} details ${of}` };
  return { verb: `changed the ${joined(rows.map(({ label, noun }) => noun ?? asNoun(label)))} ${of}` };
}

const recordedText = ({ changes }: ActivityEntry, field: string, side: 'before' | 'after' = 'after'): string | null =>
  changes.find((change) => change.field === field)?.[side] ?? null;

const difference = (entry: ActivityEntry, field: string): number =>
  Number(recordedText(entry, field) ?? 0) - Number(recordedText(entry, field, 'before') ?? 0);

function describeRefund(entry: ActivityEntry) {
  if (recordedText(entry, 'refund') !== null) return { verb: 'retried a refund of' };
  const amount = difference(entry, 'refunded');
  return { verb: amount > 0 ? `refunded ${formatMoney(amount)} of` : 'refunded' };
}

function describeWallet(entry: ActivityEntry) {
  const amount = difference(entry, 'balance');
  const money = formatMoney(Math.abs(amount));
  return { verb: amount < 0 ? `deducted ${money} from the wallet of` : `added ${money} to the wallet of` };
}

const describeKeys = (verb: string, end: string, side: 'before' | 'after') => (entry: ActivityEntry) => {
  const keys = Number(recordedText(entry, 'keys', side) ?? 0);
  return { verb: `${verb} ${countText(keys, ['licence key', 'licence keys'])} ${end}` };
};

const MODERATION: Readonly<Record<string, readonly [verb: string, tail?: string]>> = {
  approved: ['approved'],
  rejected: ['rejected'],
  spam: ['marked', 'as spam'],
  pending: ['set back'],
};

/** Comments and reviews: 'approved a comment on', 'marked a comment on … as spam'. */
const describeModeration = (noun: string) => (entry: ActivityEntry) => {
  const [verb, tail] = MODERATION[recordedText(entry, 'status') ?? ''] ?? ['moderated'];
  return tail ? { verb: `${verb} ${noun}`, tail } : { verb: `${verb} ${noun}` };
};

const describeImport = (noun: readonly [string, string]) => (entry: ActivityEntry) => ({
  verb: `imported ${countText(Number(recordedText(entry, 'imported') ?? 0), noun)}`,
  thing: null,
});

const describeJobs =
  (verb: string) =>
  ({ subject_id, label }: ActivityEntry) => ({
    verb:
      subject_id === null
        ? `${verb} ${label.replace(/^(\d+) /, (_, count) => `${formatCount(Number(count))} failed `)}`
        : `${verb} a failed job`,
    thing: null,
  });

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** 'changed Title in the Bangla translation of', 'published the Bangla translation of'. */
function describeTranslation(entry: ActivityEntry) {
  const language = languageNames.of(recordedText(entry, 'language') ?? 'en') ?? '';
  const translation = `the ${language} translation of`;
  const was = recordedText(entry, 'published', 'before') === 'true';
  const is = recordedText(entry, 'published') === 'true';
  const wasDraft = recordedText(entry, 'draft', 'before') === 'true';
  const isDraft = recordedText(entry, 'draft') === 'true';
  if (recordedText(entry, 'language', 'before') === null)
    return { verb: 'translated', tail: is ? `into ${language}` : `into ${language}, as a draft` };
  if (was !== is) return { verb: `${is ? 'published' : 'unpublished'} ${translation}` };
  if (!is) return { verb: `edited the draft of ${translation}` };
  if (isDraft) return { verb: `drafted changes to ${translation}` };
  if (wasDraft) return { verb: `published the draft of ${translation}` };
  const rows = changeRows(entry);
  const [first] = rows;
  // Every text was still correct beside its changed original.
  if (!first) return { verb: `confirmed ${translation}` };
  if (rows.length > 1) return { verb: `changed ${rows.length} texts in ${translation}` };
  return { verb: `changed “${first.label}” in ${translation}`, isOneChange: true };
}

/** Names of a list's kinds: the same five verbs for each. */
const listWordings = (noun: string) =>
  ({
    create: `added ${noun}`,
    update: describeChanges,
    delete: `deleted ${noun}`,
    restore: `restored ${noun}`,
    order: 'changed the order of',
  }) as const;

const TESTIMONIAL = listWordings('the testimonial by');
const SERVICE = listWordings('the service');
const FAQ = listWordings('the question');
const MEMBER = listWordings('the team member');
const SLIDE = listWordings('the hero slide');

/** Every action, as read between the names of the administrator and of the record. */
const WORDINGS: Readonly<Record<ActivityAction, Wording>> = {
  'product.create': 'added the product',
  'product.update': describeChanges,
  'product.publish': 'published',
  'product.unpublish': 'unpublished',
  'product.delete': 'deleted the product',
  'product.restore': 'restored the product',
  'product.import-keys': describeKeys('imported', 'for', 'after'),
  'product.remove-keys': describeKeys('removed', 'from', 'before'),
  'product.release-create': 'drafted the release',
  'product.release-update': 'edited the release',
  'product.release-publish': 'published the release',
  'product.release-plan': 'scheduled the release',
  'product.release-unplan': 'cancelled the scheduled release',
  'product.release-withdraw': 'withdrew the release',
  'product.release-delete': 'deleted the draft of the release',
  'order.update': (entry) => ({
    verb: 'marked',
    tail: `as ${asNoun(statusLabel(recordedText(entry, 'status') ?? 'changed'))}`,
  }),
  'order.cancel': 'cancelled',
  'order.refund': describeRefund,
  'user.create': 'added the account of',
  'user.update': describeChanges,
  'user.suspend': 'suspended',
  'user.activate': 'reactivated',
  'user.delete': 'deleted the account of',
  'user.restore': 'restored the account of',
  'user.invite': () => ({ verb: 'invited', tail: 'to the team' }),
  'user.resend-invitation': 'sent another invitation to',
  'user.withdraw-invitation': 'withdrew the invitation of',
  'user.join': () => ({ verb: 'joined the team', thing: null }),
  'user.adjust-wallet': describeWallet,
  'user.reset-second-factor': 'reset the authenticator app of',
  'user.add-note': 'wrote a note about',
  'user.edit-note': 'edited a note about',
  'user.delete-note': 'deleted a note about',
  'bundle.create': 'created',
  'bundle.update': describeChanges,
  'bundle.delete': 'deleted',
  'bundle.restore': 'restored',
  'coupon.create': 'created',
  'coupon.update': describeChanges,
  'coupon.delete': 'deleted',
  'post.create': 'created the article',
  'post.update': describeChanges,
  'post.publish': 'published the article',
  'post.unpublish': 'unpublished the article',
  'post.schedule': 'scheduled the article',
  'post.revert': 'restored an earlier version of',
  'post.delete': 'deleted the article',
  'post.restore': 'restored the article',
  'page.update': describeChanges,
  'case-study.update': describeChanges,
  'comment.moderate': describeModeration('a comment on'),
  'comment.delete': 'deleted a comment on',
  'review.moderate': describeModeration('a review of'),
  'review.answer': (entry) => ({
    verb: recordedText(entry, 'answered') === 'false' ? 'removed the reply to a review of' : 'replied to a review of',
  }),
  'review.delete': 'deleted a review of',
  'testimonial.create': TESTIMONIAL.create,
  'testimonial.update': TESTIMONIAL.update,
  'testimonial.delete': TESTIMONIAL.delete,
  'testimonial.restore': TESTIMONIAL.restore,
  'testimonial.order': TESTIMONIAL.order,
  'service.create': SERVICE.create,
  'service.update': SERVICE.update,
  'service.delete': SERVICE.delete,
  'service.restore': SERVICE.restore,
  'service.order': SERVICE.order,
  'faq.create': FAQ.create,
  'faq.update': FAQ.update,
  'faq.delete': FAQ.delete,
  'faq.restore': FAQ.restore,
  'faq.order': FAQ.order,
  'team-member.create': MEMBER.create,
  'team-member.update': MEMBER.update,
  'team-member.delete': MEMBER.delete,
  'team-member.restore': MEMBER.restore,
  'team-member.order': MEMBER.order,
  'slide.create': SLIDE.create,
  'slide.update': SLIDE.update,
  'slide.delete': SLIDE.delete,
  'slide.restore': SLIDE.restore,
  'slide.order': SLIDE.order,
  'banner.update': describeChanges,
  'site.update': describeChanges,
  'conversation.reply': 'replied to',
  'conversation.note': 'left a note on',
  'conversation.update': describeChanges,
  'newsletter.update': describeChanges,
  ...NEWSLETTER_WORDINGS,
  'lead.update': describeChanges,
  'organisation.update': describeChanges,
  'call-settings.update': describeChanges,
  'payment.confirm': 'confirmed the payment',
  'payment.refuse': 'declined the payment',
  'payout.approve': 'approved',
  'payout.pay': () => ({ verb: 'marked', tail: 'as paid' }),
  'payout.refuse': 'declined',
  'settings.update': describeChanges,
  'payments.update': describeChanges,
  'invoice-settings.update': describeChanges,
  ...PROJECT_WORDINGS,
  ...INVOICE_WORDINGS,
  'invoice-schedule.create': 'made a recurring invoice for',
  'invoice-schedule.update': 'changed the recurring invoice for',
  ...WRITING_WORDINGS,
  'mail.resend': 'resent the email',
  'mail.test': () => ({ verb: 'sent a test email', thing: null }),
  'subscriber.delete': ({ label }) => ({ verb: `removed a ${asNoun(label)}`, thing: null }),
  'import.products': describeImport(['product', 'products']),
  'import.customers': describeImport(['customer', 'customers']),
  'import.orders': describeImport(['order', 'orders']),
  'import.subscribers': describeImport(['subscriber', 'subscribers']),
  'import.translations': describeImport(['translated text', 'translated texts']),
  'webhook.update': describeChanges,
  ...TOOL_WORDINGS,
  'job.retry': describeJobs('restarted'),
  'job.remove': describeJobs('removed'),
  'translation.update': describeTranslation,
};

/** Rows that repeat what such a sentence says: 'published', 'as completed'. */
const SAID: readonly string[] = ['status', 'published'];

/** The changes to show below the sentence. */
export function rowsBelow(entry: ActivityEntry): ChangeRow[] {
  const rows = changeRows(entry);
  const isDescribed = WORDINGS[entry.action] === describeChanges;
  return isDescribed ? rows : rows.filter(({ key }) => !SAID.includes(key));
}

/** What the administrator did. An action of a newer server is described by its changes. */
export function activitySentence(entry: ActivityEntry): Sentence {
  const wording = WORDINGS[entry.action] ?? describeChanges;
  const words = typeof wording === 'string' ? { verb: wording } : wording(entry);
  return { thing: recordName(entry), ...words };
}
