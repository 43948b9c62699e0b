import type { Transaction } from 'kysely';
import type { InvoicePayer } from '../../../../contract/generated/model.ts';
import { toClientToken } from '../../../../contract/rules/client-rights.ts';
import { toInvoiceLink } from '../../../../contract/rules/invoice-links.ts';
import { listPayersOfInvoice, type Payer } from '../../clients/client-access.repository.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import type { MailMessage } from '../../mail/mailer.ts';
import type { DirectInvoiceRow } from './direct-invoices.repository.ts';
import type { InvoiceRow } from './invoices.repository.ts';

export const toPayers = (payers: readonly Payer[]): InvoicePayer[] =>
  payers.map(({ name, email }) => ({ name, email }));

interface Emailed {
  invoice: InvoiceRow;
  direct: Pick<DirectInvoiceRow, 'language' | 'link_token'>;
}

/**
 * Emails those who pay an invoice: the people of its project's organisation with that right, each with a link that ends when
 * they are removed, otherwise its recipient.
 * @param toMail the email to one of them, with their link
 */
export async function emailInvoice(
  { env, mail }: Pick<Deps, 'env' | 'mail'>,
  tx: Transaction<Database>,
  { invoice, direct: { language, link_token } }: Emailed,
  toMail: (to: MailMessage['to'], link: string) => MailMessage,
): Promise<void> {
  const { name, email } = invoice.document.buyer;
  const payers = (await listPayersOfInvoice(tx, invoice.id)).map((payer) => {
    return { name: payer.name, email: payer.email, token: toClientToken(payer.link_token, invoice.id) };
  });
  const readers = payers.length > 0 ? payers : [{ name, email, token: link_token }];
  for (const reader of readers)
    await mail.send(
      toMail({ name: reader.name, address: reader.email, language }, toInvoiceLink(env.publicUrl, reader.token)),
      tx,
    );
}
