import type { DirectInvoice } from '../../contract/generated/model.ts';
import type { MockDb } from './db.ts';
import { listPayersOfInvoice } from './invoice-payers.ts';
import { logMail } from './outbox.ts';

/** Logs an email about an invoice to those who pay it, otherwise to its recipient. */
export const logInvoiceMail = (
  db: MockDb,
  { id, items: [document] }: Pick<DirectInvoice, 'id' | 'items'>,
  mail: Omit<Parameters<typeof logMail>[1], 'recipient'>,
): void => {
  const payers = listPayersOfInvoice(db, id);
  const { name = '', email = '' } = document?.buyer ?? {};
  for (const recipient of payers.length > 0 ? payers : [{ name, email }]) logMail(db, { ...mail, recipient });
};
