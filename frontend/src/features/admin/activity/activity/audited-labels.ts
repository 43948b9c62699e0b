import type { AuditedField } from '@contract/rules/audited-fields.ts';
import type { SectionName } from '@contract/rules/site-sections.ts';
import type { ActivityEntry, ActivitySubject } from '@/api/generated/model.ts';
import { statusLabel } from '@/components/status/status-variant.ts';
import { formatCount, formatDate } from '@/lib/format.ts';
import { lastDayOf } from '../../kit/last-day.ts';
import { previewLabel } from '../../kit/preview-labels.ts';
import { readRights, rightsSummary } from '../../kit/rights-labels.ts';
import type { FieldLabel } from './audited-format.ts';
import { CALL_LABELS } from './call-labels.ts';
import { INVOICE_LABELS } from './invoice-labels.ts';
import {
  choice,
  count,
  entries,
  hidden,
  lines,
  moment,
  money,
  numbers,
  picture,
  prose,
  providers,
  retired,
  show,
  shown,
  status,
  text,
  toggle,
} from './label-formats.ts';
import { PROJECT_LABELS } from './project-labels.ts';
import { SECTION_FIELDS } from './site-labels.ts';
import { TOOL_LABELS } from './tool-labels.ts';

const order = { ids: hidden('Order'), names: show({ kind: 'order', json: true })('Order') };
const visible = toggle('Visible on site');

type Labels = {
  readonly [Subject in Exclude<ActivitySubject, 'site'>]: Readonly<Record<AuditedField<Subject>, FieldLabel>>;
};

/** The recorded fields of each subject, labelled as in its form. The types require one for every recorded field. */
const FIELDS: Labels = {
  ...CALL_LABELS,
  ...INVOICE_LABELS,
  ...PROJECT_LABELS,
  product: {
    title: text('Title'),
    description: prose('Description'),
    body: prose('Long text'),
    category: text('Category'),
    version: text('Version'),
    features: lines('Features'),
    benefits: lines('Benefits'),
    requirements: lines('System requirements'),
    faqs: entries('question', 'answer')('FAQ'),
    badges: lines('Badges'),
    pricing: show({ kind: 'plans', json: true })('Plans'),
    retiredPlans: retired('Plans no longer sold'),
    images: picture('Pictures'),
    demoLink: text('Live demo'),
    downloadLink: text('Download'),
    file: text('File'),
    licenceKeys: toggle('Licence keys'),
    downloadLimit: count('Download limit', 'downloads for each purchase'),
    preview: shown((json) => previewLabel(JSON.parse(json)))('Interactive preview'),
    status: status('Status'),
    channel: status('Channel'),
    files: count('Files'),
    publishAt: moment('Publish on', 'publication time'),
    keys: hidden('Licence keys'),
  },
  order: {
    status: status('Status'),
    refunded: money('Refunded so far'),
    to: choice({ wallet: 'Wallet', source: 'Original payment method', manual: 'Returned by the studio' })('Refund to'),
    reason: prose('Reason'),
    withdraw: choice({ true: 'Removed', false: 'Kept' })('Access to the file'),
    withdrawal: choice({ open: 'Open', closed: 'Closed' })('Withdrawal from contract'),
    refundRequest: choice({ waiting: 'Waiting', declined: 'Declined' })('Refund request'),
    refund: status('Refund'),
    amount: money('Amount'),
    returned: money('Returned to the wallet'),
    seats: numbers(formatCount)('Seats', 'seats refunded'),
    downloadsLeft: count('Downloads left', 'downloads left'),
  },
  user: {
    name: text('Full name'),
    email: text('Email address'),
    role: choice({ customer: 'User', super_admin: 'Admin' })('Role'),
    status: status('Status'),
    rights: shown((value) => rightsSummary(readRights(value.replaceAll(' ', ''))))('Access'),
    balance: money('Balance'),
    reason: prose('Reason'),
  },
  bundle: {
    name: text('Name'),
    description: prose('Description'),
    image: picture('Picture'),
    parts: lines('Products'),
    price: money('Price'),
    endsAt: shown((endsAt) => formatDate(lastDayOf(endsAt)))('Last day'),
    published: toggle('Visible on site'),
  },
  coupon: {
    code: text('Code'),
    kind: choice({ percent: 'Percentage', amount: 'Amount' })('Type'),
    value: numbers(formatCount)('Discount'),
    products: show({ kind: 'products', json: true })('Products'),
    endsAt: shown((endsAt) => formatDate(lastDayOf(endsAt)))('Last day'),
    limit: count('Usage limit'),
    active: toggle('Active'),
  },
  post: {
    title: text('Title'),
    address: text('URL'),
    series: text('Series'),
    category: text('Category'),
    author: text('Author'),
    status: status('Publication'),
    publishAt: moment('Publish on', 'publication time'),
    image: picture('Picture'),
    excerpt: prose('Excerpt'),
    content: prose('Text'),
    format: choice({ plain: 'Plain text', markdown: 'Markdown' })('Format'),
    tags: lines('Tags'),
  },
  page: {
    title: text('Title'),
    address: text('URL'),
    published: toggle('Published'),
    legal: hidden('Legal page'),
    description: prose('Description'),
    content: prose('Text'),
  },
  'case-study': {
    title: text('Title'),
    address: text('URL'),
    client: text('Client'),
    client_named: toggle('Client named'),
    place: text('Place'),
    sector: text('Sector'),
    year: numbers(String)('Year'),
    services: hidden('Services'),
    summary: prose('Summary'),
    challenge: prose('The challenge'),
    work: prose('What was done'),
    results: entries('value', 'label')('Results'),
    image: picture('Picture'),
    content: prose('Text'),
    quote: prose('Quote'),
    quote_name: text('Name of the person quoted'),
    quote_role: text('Role of the person quoted'),
    portrait: picture('Portrait'),
    product_id: hidden('Product'),
    post_id: hidden('Article'),
    lead_id: hidden('Project'),
    status: status('Status'),
  },
  comment: { status: status('Status') },
  review: { status: status('Status'), answered: hidden('Reply') },
  testimonial: {
    published: visible,
    name: text('Name'),
    role: text('Role'),
    company: text('Company'),
    service: text('Service'),
    rating: numbers((stars) => `${stars} of 5`)('Rating'),
    comment: prose('Comment'),
    image: picture('Portrait'),
    ...order,
  },
  service: {
    published: visible,
    icon: shown((value) => statusLabel(value.replaceAll('-', ' ')))('Icon'),
    title: text('Title'),
    description: prose('Short description'),
    longDescription: prose('Full description'),
    features: lines('What’s included', 'list of what’s included'),
    image: picture('Picture'),
    ...order,
  },
  faq: { published: visible, question: text('Question'), answer: prose('Answer'), ...order },
  'team-member': {
    published: visible,
    name: text('Name'),
    role: text('Role'),
    image: picture('Portrait'),
    bio: prose('Bio'),
    social: entries('network', 'url')('Networks'),
    ...order,
  },
  slide: {
    published: visible,
    productId: hidden('Product'),
    productTitle: text('Product'),
    name: text('Name'),
    category: text('Category'),
    description: prose('Description'),
    features: lines('Key features'),
    picture: picture('Picture'),
    ...order,
  },
  banner: {
    enabled: toggle('Show the banner'),
    text: text('Text'),
    linkText: text('Link text'),
    url: text('Link URL'),
  },
  picture: { name: hidden('Name'), url: show({ kind: 'picture-url' })('Picture') },
  conversation: { status: status('Status'), assignee: text('Assignee') },
  payment: { status: status('Status'), reason: prose('Reason') },
  payout: { status: status('Status'), paidReference: text('Transfer reference'), reason: prose('Reason') },
  settings: {
    siteName: text('Site name'),
    siteDescription: prose('Site description'),
    contactEmail: text('Contact email'),
    enableRegistration: toggle('User registration'),
    maintenanceMode: toggle('Maintenance mode'),
    requireSecondFactor: toggle('Require two-step sign-in'),
    theme: choice({ light: 'Light', dark: 'Dark', system: 'System' })('Default theme'),
    recipients: text('Recipients'),
    time_zone: shown((value) => value.replaceAll('_', ' '))('Shop time zone'),
    quiet_digest: toggle('Send on quiet days'),
    review_days: numbers((days) => (days === 0 ? 'Off' : formatCount(days)))(
      'Days after the order',
      'days before a review request',
    ),
    searchEngines: toggle('Submit new pages'),
    signIn: toggle('Enabled'),
    client: text('Client'),
    invoice: text('Pay by invoice'),
    manualEnabled: toggle('Accept transfers'),
    manualTitle: text('Name'),
    manualInstructions: prose('How to pay', 'payment instructions'),
    fees: text('Provider fees'),
    currency: text('Currency'),
    secondCurrency: text('Second currency and rate'),
    off: providers('Providers not offered'),
  },
  'sent-mail': { kind: hidden('Type') },
  mail: {},
  subscriber: {},
  import: { rows: hidden('Rows'), imported: hidden('Imported') },
  job: {},
  translation: {
    language: hidden('Language'),
    published: hidden('Published'),
    draft: hidden('Draft'),
    texts: show({ kind: 'translated-texts', json: true })('Texts'),
  },
  ...TOOL_LABELS,
};

const isSection = (id: string | null): id is SectionName => id !== null && id in SECTION_FIELDS;

/** The labels of a subject; those of the site depend on the section, which is the subject's id. */
function labelsOf(subject: ActivitySubject, subjectId: string | null): Readonly<Record<string, FieldLabel>> {
  if (subject !== 'site') return FIELDS[subject];
  return isSection(subjectId) ? SECTION_FIELDS[subjectId] : {};
}

/** The recorded fields in the order of the form. */
export const fieldOrder = ({ subject, subject_id }: Pick<ActivityEntry, 'subject' | 'subject_id'>): string[] =>
  Object.keys(labelsOf(subject, subject_id));

/** Label and format of a recorded field; undefined for one that is no longer recorded. */
export const findFieldLabel = (
  { subject, subject_id }: Pick<ActivityEntry, 'subject' | 'subject_id'>,
  field: string,
): FieldLabel | undefined => labelsOf(subject, subject_id)[field];
