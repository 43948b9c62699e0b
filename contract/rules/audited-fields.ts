import { type TopicsInput, toStoredList } from './topics.ts';

/** The order of a list: ids, and the entries' names at that time. */
const ORDER = ['ids', 'names'] as const;

/**
 * The fields that a change of each subject may hold. The administration has a label and a format for each. A test
 * compares the lists with the contract's types; the tests of the server find fields that are recorded and not listed.
 */
export const AUDITED_FIELDS = {
  product: [
    'title',
    'description',
    'body',
    'category',
    'version',
    'features',
    'benefits',
    'requirements',
    'faqs',
    'badges',
    'pricing',
    'retiredPlans',
    'images',
    'demoLink',
    'downloadLink',
    'file',
    'licenceKeys',
    'preview',
    'status',
    'channel',
    'files',
    'publishAt',
    'keys',
  ],
  order: [
    'status',
    'refunded',
    'to',
    'reason',
    'withdraw',
    'refund',
    'amount',
    'returned',
    'withdrawal',
    'refundRequest',
    'seats',
  ],
  user: ['name', 'email', 'status', 'role', 'rights', 'balance', 'reason'],
  invoice: ['total', 'credited', 'paid', 'withheld', 'tax', 'certificate', 'reason', 'reminded', 'silenced'],
  'invoice-schedule': ['every', 'first_on', 'ends_on', 'times', 'sends', 'status', 'total'],
  bundle: ['name', 'description', 'image', 'parts', 'price', 'endsAt', 'published'],
  coupon: ['code', 'kind', 'value', 'products', 'endsAt', 'limit', 'active'],
  post: [
    'title',
    'address',
    'series',
    'category',
    'author',
    'status',
    'publishAt',
    'image',
    'excerpt',
    'content',
    'format',
    'tags',
  ],
  page: ['title', 'address', 'published', 'legal', 'description', 'content'],
  'case-study': [
    'title',
    'address',
    'client',
    'client_named',
    'place',
    'sector',
    'year',
    'services',
    'summary',
    'challenge',
    'work',
    'results',
    'image',
    'content',
    'quote',
    'quote_name',
    'quote_role',
    'portrait',
    'product_id',
    'post_id',
    'lead_id',
    'status',
  ],
  comment: ['status'],
  review: ['status', 'answered'],
  testimonial: ['published', 'name', 'role', 'company', 'service', 'rating', 'comment', 'image', ...ORDER],
  service: ['published', 'icon', 'title', 'description', 'longDescription', 'features', 'image', ...ORDER],
  faq: ['published', 'question', 'answer', ...ORDER],
  'team-member': ['published', 'name', 'role', 'image', 'bio', 'social', ...ORDER],
  slide: ['published', 'productId', 'productTitle', 'name', 'category', 'description', 'features', 'picture', ...ORDER],
  banner: ['enabled', 'text', 'linkText', 'url'],
  site: [
    'name',
    'description',
    'tagline',
    'headline',
    'intro',
    'logo',
    'logoDark',
    'showName',
    'icon',
    'shareCard',
    'accent',
    'email',
    'phone',
    'location',
    'channelUrl',
    'answer',
    'items',
    'columns',
    'line',
    'products',
    'services',
    'blog',
    'contact',
    'about',
    'title',
    'text',
    'cards',
    'waitlist',
    'promoText',
    'promoLink',
    'promoUrl',
    'embedUrl',
    'files',
    'captions',
    'duration',
    'poster',
    'statistics',
    'missionTitle',
    'missionText',
    'values',
    'technologies',
    'pinned',
  ],
  picture: ['name', 'url'],
  conversation: ['status', 'assignee'],
  call: ['status'],
  'call-settings': [
    'open',
    'hours',
    'callMinutes',
    'bufferMinutes',
    'noticeHours',
    'daysAhead',
    'daysOff',
    'place',
    'meetingLink',
  ],
  lead: [
    'stage',
    'value',
    'next_step',
    'next_step_on',
    'owner',
    'phase',
    'client_link',
    'file',
    'change_request',
    'delivery',
    'handover',
    'hourly_rate',
    'hours_tax_name',
    'hours_tax_percent',
    'hours_shown',
    'work_entry',
    'work_minutes',
    'work_rate',
    'work_amount',
    'work_billable',
    'work_in_plan',
    'care_plan',
    'organisation',
  ],
  organisation: ['name', 'person', 'person_rights', 'person_links'],
  quote: ['version', 'total'],
  'canned-text': [],
  translation: ['language', 'published', 'draft', 'texts'],
  view: ['name', 'shared'],
  payment: ['status', 'reason'],
  payout: ['status', 'paidReference', 'reason'],
  settings: [
    'siteName',
    'siteDescription',
    'contactEmail',
    'enableRegistration',
    'maintenanceMode',
    'requireSecondFactor',
    'theme',
    'recipients',
    'time_zone',
    'quiet_digest',
    'review_days',
    'invoice',
    'manualEnabled',
    'manualTitle',
    'manualInstructions',
    'fees',
    'currency',
    'secondCurrency',
    'off',
    'searchEngines',
    'signIn',
    'client',
  ],
  'invoice-settings': [
    'sellerName',
    'sellerAddress',
    'sellerCountry',
    'taxNumber',
    'rates',
    'pricesIncludeTax',
    'reminders',
    'skipsWeekend',
  ],
  'sent-mail': ['kind'],
  mail: [],
  subscriber: [],
  newsletter: ['title', 'status', 'scheduledFor', 'recipients', 'perMinute', 'perDay', 'archived'],
  sequence: ['days', 'endDays', 'subjects', 'enabled'],
  import: ['rows', 'imported'],
  job: [],
  webhook: ['url', 'events', 'enabled'],
  redirect: ['path', 'target'],
  'timeline-note': ['day', 'text'],
  affiliate: ['code', 'percent', 'days', 'hold_days', 'products', 'active'],
  'api-key': ['name', 'scopes', 'expiresAt', 'previousSecretExpiresAt'],
} as const;

export type AuditedSubject = keyof typeof AUDITED_FIELDS;

/** A field that a change of this subject may hold. */
export type AuditedField<Subject extends AuditedSubject> = (typeof AUDITED_FIELDS)[Subject][number];

/** The names of the given fields that no change of this subject may hold. */
export const findUnlistedFields = (subject: AuditedSubject, fields: object): string[] =>
  Object.keys(fields).filter((field) => !AUDITED_FIELDS[subject].some((listed) => listed === field));

/** A picture in the audit log is its URL and description; the rest can be looked up in the library. */
export function auditedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(auditedValue);
  if (value instanceof Object && 'url' in value && 'alt' in value) return { url: value.url, alt: value.alt };
  return value;
}

const LEFT_OUT = new Set(['id', 'version', 'updated_at', 'readTime']);

/** The content fields of an entry, as written by an administrator. */
export function toAuditedFields(entry: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry)
      .filter(([name]) => !LEFT_OUT.has(name))
      .map(([name, value]) => [name, auditedValue(value)]),
  );
}

/** A section of the site; the use counts of its names are not content. */
export const toAuditedSection = (section: object): Record<string, unknown> =>
  toAuditedFields('pinned' in section ? toStoredList([], section as unknown as TopicsInput) : section);

interface InvoiceSettings {
  version: number;
  rates: readonly { country: string; name: string; percent: number; reverseCharge?: boolean | undefined }[];
}

/** The invoice settings, with their rates in one line. */
export const toAuditedInvoiceSettings = <Settings extends InvoiceSettings>({
  version: _version,
  rates,
  ...fields
}: Settings) => ({
  ...fields,
  rates: rates
    .map(
      ({ country, name, percent, reverseCharge }) =>
        `${country || 'Others'}: ${name} ${percent}%${reverseCharge ? ', reverse charge' : ''}`,
    )
    .join('; '),
});

interface Release {
  version: string;
  channel: string;
  files: readonly unknown[];
}

/** A release, with the number of its files. */
export const toAuditedRelease = ({ version, channel, files }: Release) => ({ version, channel, files: files.length });

/** A review: the log must not keep the text of a deleted one. */
export const toAuditedReview = ({ status, answer }: { status: string; answer: string | null }) => ({
  status,
  answered: answer !== null,
});
