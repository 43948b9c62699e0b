/** What a search looks into: tables with the columns that one search covers, in this order. */
const SEARCHED = {
  users: ['name', 'email'],
  conversations: ['name', 'email', 'subject'],
  conversation_messages: ['text'],
  newsletter_subscribers: ['email'],
  pictures: ['name', 'alt'],
  audit_entries: ['label', 'action'],
  comments: ['text'],
  mail_log: ['recipient_email', 'recipient_name'],
} as const;

/** Texts that one search looks into as a whole. */
const WHOLE = {
  payments: `code || chr(1) || coalesce(reference, '') || chr(1) || coalesce(transfer_number, '')`,
  reviews: `text || chr(1) || coalesce(guest_name, '')`,
  payouts: 'reference',
} as const;

const ofColumns = Object.entries(SEARCHED).flatMap(([table, columns]) => [
  {
    name: `${table}_folded_trgm`,
    on: `${table} using gin (${columns.map((column) => `folded(${column}) gin_trgm_ops`).join(', ')})`,
  },
  { name: `${table}_folded_grams`, on: `${table} using gin (grams(folded(${columns.join(' || chr(1) || ')})))` },
]);

const ofTexts = Object.entries(WHOLE).flatMap(([table, text]) => [
  { name: `${table}_folded_trgm`, on: `${table} using gin (folded(${text}) gin_trgm_ops)` },
  { name: `${table}_folded_grams`, on: `${table} using gin (grams(folded(${text})))` },
]);

/** Texts by their words without case and accents. */
export const indexes = [
  ...ofColumns,
  ...ofTexts,
  { name: 'products_words_grams', on: 'products using gin (grams(words))' },
  { name: 'posts_folded_trgm', on: 'posts using gin (folded(title) gin_trgm_ops, folded(excerpt) gin_trgm_ops)' },
  { name: 'files_folded_trgm', on: 'files using gin (folded(name) gin_trgm_ops)' },
];
