import { msg } from '../../contract/i18n/macros.ts';
import { type Text, writeText } from '../../contract/i18n/message.ts';
import { moneyText, toCents } from '../../contract/rules/money.ts';
import { findCustomer } from './customers.ts';
import type { MockDb } from './db.ts';
import type { StoredPayment } from './order-state.ts';
import { sendMail } from './outbox.ts';

interface Waiting {
  /** the kind of email that recipients choose */
  kind: 'payments' | 'payouts';
  /** of the notification */
  about?: 'wallet' | 'order';
  mail: string;
  title: Text;
  text: Text;
  href: string;
}

/** Notifies the studio of something to decide: in the bell, and by email to subscribers of that kind. */
export const notifyStudio = (db: MockDb, { kind, about = 'wallet', mail, title, text, href }: Waiting): void => {
  for (const { user } of db.state.accounts)
    if (user.role === 'super_admin' && user.status === 'active') db.notify(user.id, { kind: about, title, text, href });
  for (const recipient of db.state.mailSettings.recipients) {
    const to = recipient.email ?? db.state.site.contactEmail;
    if (recipient[kind])
      sendMail(db, { kind: mail, to, subject: writeText('en', title), text: writeText('en', text), links: [href] });
  }
};

const nameOf = (db: MockDb, userId: string) => findCustomer(db, userId)?.name ?? msg`A former customer`;

/** The recipient of the invoice being paid, otherwise the customer. */
const payerOf = (db: MockDb, { userId, invoiceId }: Pick<StoredPayment, 'userId' | 'invoiceId'>) =>
  db.state.invoices.find(({ id }) => id === invoiceId)?.buyer.name ?? nameOf(db, userId);

export const notifyOfTransfer = (db: MockDb, { id, amount, ...payment }: StoredPayment): void => {
  const money = moneyText(toCents(amount), db.state.paymentSettings.currency);
  const text = msg`${payerOf(db, payment)} reported a transfer of ${money}.`;
  const href = `/admin/orders/payments?payment=${id}`;
  notifyStudio(db, { kind: 'payments', mail: 'payment-waits', title: msg`Transfer reported`, text, href });
};

export const notifyOfWithdrawal = (db: MockDb, userId: string, cents: number, reference: string): void => {
  const id = db.state.payouts.find((payout) => payout.reference === reference)?.id ?? '';
  const text = msg`${nameOf(db, userId)} requested a withdrawal of ${moneyText(cents, db.state.paymentSettings.currency)}.`;
  const href = `/admin/orders/payouts?payout=${id}`;
  notifyStudio(db, { kind: 'payouts', mail: 'payouts-waiting', title: msg`Withdrawal requested`, text, href });
};
