import type { ActivityAction, DirectInvoice, RecordedPayment } from '../../contract/generated/model.ts';
import { recordChange } from './audit.ts';
import type { MockDb } from './db.ts';

/** What is the same of most payments of an invoice. */
export const toPaymentRow = (): Pick<
  RecordedPayment,
  'id' | 'payment_id' | 'withheld' | 'corrects' | 'corrected' | 'reason' | 'returned'
> => ({
  id: crypto.randomUUID(),
  payment_id: null,
  withheld: null,
  corrects: null,
  corrected: false,
  reason: '',
  returned: false,
});

/** A recorded payment of an invoice, as stored. */
export const findRecorded = (db: MockDb, { id }: Pick<DirectInvoice, 'id'>, paymentId: string) =>
  db.state.directInvoices[id]?.payments.find((payment) => payment.id === paymentId);

interface InvoiceChange {
  actorId: string;
  action: Extract<ActivityAction, `invoice.${string}`>;
  invoice: Pick<DirectInvoice, 'id' | 'number'>;
  after: object;
}

export const recordInvoiceChange = (db: MockDb, { invoice, ...change }: InvoiceChange) =>
  recordChange(db, {
    ...change,
    subject: 'invoice',
    subjectId: invoice.id,
    label: `Invoice ${invoice.number}`,
    before: null,
  });
