import type { Kysely } from 'kysely';
import { msg } from '../../../../contract/i18n/macros.ts';
import { localised, type Message, type Text, toMessage } from '../../../../contract/i18n/message.ts';
import { invoiceNumber } from '../../../../contract/rules/invoices.ts';
import { moneyText } from '../../../../contract/rules/money.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import type { MailMessage } from '../../mail/mailer.ts';
import { type PendingKind, payoutRequestedMail, pendingMail, pendingPaymentMail } from '../../mail/pending-messages.ts';
import type { UnsubscribeTokens } from '../../mail/unsubscribe-tokens.ts';
import { notify } from '../activity/notifications.repository.ts';
import { countHeldPayments, findCustomerPayment, findPaidOrder } from '../billing/admin-payments.repository.ts';
import { listAccountingAdmins } from '../billing/disputes.repository.ts';
import { countRequestedPayouts, findPayoutByReference } from '../billing/payouts.repository.ts';
import { getProviderTitle } from '../billing/providers.service.ts';
import { findCustomerLabel } from './customer-labels.repository.ts';
import { listRecipients, type Recipient } from './mail-settings.service.ts';

/** Maximum delay of notifications combined beyond the hourly limit. */
const SUMMARY_DELAY_MS = 10 * 60 * 1000;

type PendingAlertDeps = Pick<Deps, 'db' | 'env' | 'mail' | 'clock' | 'jobs' | 'limits'>;

const PATHS: Record<PendingKind, string> = {
  payments: '/admin/orders/payments?status=waiting',
  payouts: '/admin/orders/payouts?status=requested',
};

interface PendingAlert {
  kind: PendingKind;
  /** path of the item to review */
  href: string;
  inApp: { title: Message; text: Message };
  toMail: (recipient: Recipient, link: string, at: Date) => MailMessage;
}

/** Notifies in the app always; by email one at a time, or combined when there are many. */
async function notifyStudio(
  deps: PendingAlertDeps,
  tokens: UnsubscribeTokens,
  { kind, href, inApp, toMail }: PendingAlert,
): Promise<void> {
  const { db, env, mail, clock, limits, jobs } = deps;
  const at = clock.now();
  const isSingle = await limits.allows('owner-mails', kind);
  await inTransaction(db, async (tx) => {
    const notification = { kind: 'wallet' as const, title: inApp.title, body: inApp.text, href };
    await notify(tx, await listAccountingAdmins(tx), notification, at);
    if (isSingle) {
      for (const recipient of await listRecipients({ db: tx, env, tokens }, kind))
        await mail.send(toMail(recipient, `${env.publicUrl}${href}`, at), tx);
      return;
    }
    const runAt = new Date(at.getTime() + SUMMARY_DELAY_MS);
    await jobs.add(`${kind}.notify-owner`, {}, { db: tx, key: `${kind}.notify-owner`, runAt });
  });
}

/** One email for all open items. */
async function sendSummary(
  deps: PendingAlertDeps,
  tokens: UnsubscribeTokens,
  kind: PendingKind,
  count: number,
): Promise<void> {
  if (count === 0) return;
  const { db, env, mail, clock } = deps;
  for (const { to, unsubscribeUrl } of await listRecipients({ db, env, tokens }, kind))
    await mail.send(
      pendingMail(to, { kind, count, link: `${env.publicUrl}${PATHS[kind]}`, stop: unsubscribeUrl }, clock.now()),
    );
}

const getCustomerName = async (db: Kysely<Database>, userId: string | null): Promise<Text> =>
  (await findCustomerLabel(db, userId)) ?? msg`A former customer`;

/** What is paid when it is no order. */
function toPurpose(year: number | null, count: number | null): Message {
  if (year === null || count === null) return msg`Wallet`;
  const number = invoiceNumber('invoice', year, count);
  return msg`Invoice ${number}`;
}

/** Notifies the studio of a payment to review, unless it has been decided since. */
export async function notifyPendingPayment(
  deps: PendingAlertDeps,
  tokens: UnsubscribeTokens,
  { paymentId }: JobPayloads['payments.notify-owner'],
): Promise<void> {
  const { db } = deps;
  if (paymentId === undefined) return sendSummary(deps, tokens, 'payments', await countHeldPayments(db));
  const payment = await findCustomerPayment(db, paymentId);
  if (payment?.status !== 'pending' || payment.hold === null) return;
  const { code, hold, provider, user_id, transfer_number: number, order_id } = payment;
  const { invoice_year, invoice_number, invoice_buyer } = payment;
  const order = order_id === null ? undefined : await findPaidOrder(db, order_id);
  const amount = moneyText(payment.amount_minor, payment.currency);
  const title = toMessage(await getProviderTitle({ db }, provider));
  const mailFields = {
    amount,
    purpose: order ? msg`Order #${order.number}, ${order.product_name}` : toPurpose(invoice_year, invoice_number),
    customer: invoice_buyer?.name ?? (await getCustomerName(db, user_id)),
    method: localised((language) => `${title.toText(language)} ${code}`),
    number: hold === 'transfer' ? number : null,
    hold,
  };
  const isTransfer = hold === 'transfer';
  await notifyStudio(deps, tokens, {
    kind: 'payments',
    href: `/admin/orders/payments?payment=${paymentId}`,
    inApp: {
      title: isTransfer ? msg`Transfer reported` : msg`Payment to review`,
      text: isTransfer
        ? msg`${mailFields.customer} reported a transfer of ${amount}.`
        : msg`${amount} by ${mailFields.method} is on hold.`,
    },
    toMail: ({ to, unsubscribeUrl }, link, at) =>
      pendingPaymentMail(to, { ...mailFields, link, stop: unsubscribeUrl }, at),
  });
}

/** Notifies the studio of a withdrawal, unless it has been processed since. */
export async function notifyPendingPayout(
  deps: PendingAlertDeps,
  tokens: UnsubscribeTokens,
  { reference }: JobPayloads['payouts.notify-owner'],
): Promise<void> {
  const { db } = deps;
  if (reference === undefined) return sendSummary(deps, tokens, 'payouts', await countRequestedPayouts(db));
  const payout = await findPayoutByReference(db, reference);
  if (payout?.status !== 'requested') return;
  const amount = moneyText(payout.amount_cents, payout.currency);
  const customer = await getCustomerName(db, payout.user_id);
  await notifyStudio(deps, tokens, {
    kind: 'payouts',
    href: `/admin/orders/payouts?payout=${payout.id}`,
    inApp: { title: msg`Withdrawal requested`, text: msg`${customer} requested a withdrawal of ${amount}.` },
    toMail: ({ to, unsubscribeUrl }, link, at) =>
      payoutRequestedMail(
        to,
        { amount, customer, reference, hasAccount: payout.account !== null, link, stop: unsubscribeUrl },
        at,
      ),
  });
}
