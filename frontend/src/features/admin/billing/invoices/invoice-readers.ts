import type { InvoicePayer } from '@/api/generated/model.ts';

const LIST_FORMAT = new Intl.ListFormat('en', { type: 'conjunction' });

/** Who is emailed about an invoice, in a sentence. */
export function listReaders(payers: readonly InvoicePayer[], recipient: InvoicePayer): string {
  const readers = payers.length > 0 ? payers : [recipient];
  return LIST_FORMAT.format(readers.map(({ name, email }) => (name === '' ? email : `${name} (${email})`)));
}
