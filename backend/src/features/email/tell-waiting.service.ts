import type { Kysely } from 'kysely';
import { moneyText } from '../../../shared/money.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import type { MailMessage } from '../../mail/mailer.ts';
import type { StopTokens } from '../../mail/stop-tokens.ts';
import { paymentWaitsMail, payoutRequestedMail, type WaitingKind, waitingMail } from '../../mail/waiting-messages.ts';
import { notify } from '../activity/notifications.repository.ts';
import { countWaiting, findCustomerPayment, findPaidOrder } from '../billing/admin-payments.repository.ts';
import { findBookkeepers } from '../billing/disputes.repository.ts';
import { countRequested, findPayoutByReference } from '../billing/payouts.repository.ts';
import { titleOf } from '../billing/providers.service.ts';
import { type Receiver, receiversOf } from './mail-settings.service.ts';
import { findPayer } from './payers.repository.ts';

/** Maximum delay of notifications combined beyond the hourly limit. */
const LATER_MS = 10 * 60 * 1000;

type Parts = Pick<Deps, 'db' | 'env' | 'mail' | 'clock' | 'jobs' | 'limits'>;

const PATHS: Record<WaitingKind, string> = {
  payments: '/admin/payments?status=waiting',
  payouts: '/admin/payouts?status=requested',
};

interface Waiting {
  kind: WaitingKind;
  /** path of the item to review */
  href: string;
  bell: { title: string; text: string };
  mailTo: (receiver: Receiver, link: string, at: Date) => MailMessage;
}

/** Notifies in the app always; by email one at a time, or combined when there are many. */
async function tell(parts: Parts, tokens: StopTokens, { kind, href, bell, mailTo }: Waiting): Promise<void> {
  const { db, env, mail, clock, limits, jobs } = parts;
  const at = clock.now();
  const isSingle = await limits.allows('owner-mails', kind);
  await inTransaction(db, async (tx) => {
    const news = { kind: 'wallet' as const, title: bell.title, body: bell.text, href };
    await notify(tx, await findBookkeepers(tx), news, at);
    if (isSingle) {
      for (const receiver of await receiversOf({ db: tx, env, tokens }, kind))
        await mail.send(mailTo(receiver, `${env.publicUrl}${href}`, at), tx);
      return;
    }
    const runAt = new Date(at.getTime() + LATER_MS);
    await jobs.add(`${kind}.tell-owner`, {}, { db: tx, key: `${kind}.tell-owner`, runAt });
  });
}

/** One email for all open items. */
async function tellAll(parts: Parts, tokens: StopTokens, kind: WaitingKind, count: number): Promise<void> {
  if (count === 0) return;
  const { db, env, mail, clock } = parts;
  for (const { to, stop } of await receiversOf({ db, env, tokens }, kind))
    await mail.send(waitingMail(to, { kind, count, link: `${env.publicUrl}${PATHS[kind]}`, stop }, clock.now()));
}

const nameOf = async (db: Kysely<Database>, userId: string | null): Promise<string> =>
  (await findPayer(db, userId)) ?? 'A former customer';

/** Notifies the studio of a payment to review, unless it has been decided since. */
export async function tellOfPayment(
  parts: Parts,
  tokens: StopTokens,
  { paymentId }: JobPayloads['payments.tell-owner'],
): Promise<void> {
  const { db } = parts;
  if (paymentId === undefined) return tellAll(parts, tokens, 'payments', await countWaiting(db));
  const payment = await findCustomerPayment(db, paymentId);
  if (payment?.status !== 'pending' || payment.hold === null) return;
  const { code, hold, provider, user_id, transfer_number: number, order_id } = payment;
  const order = order_id === null ? undefined : await findPaidOrder(db, order_id);
  const amount = moneyText(payment.amount_minor, payment.currency);
  const facts = {
    amount,
    purpose: order ? `Order #${order.number}, ${order.product_name}` : 'Wallet',
    customer: await nameOf(db, user_id),
    method: `${await titleOf({ db }, provider)} ${code}`,
    number: hold === 'transfer' ? number : null,
    hold,
  };
  const isTransfer = hold === 'transfer';
  await tell(parts, tokens, {
    kind: 'payments',
    href: `/admin/payments?payment=${paymentId}`,
    bell: {
      title: isTransfer ? 'Transfer reported' : 'Payment to review',
      text: isTransfer
        ? `${facts.customer} reported a transfer of ${amount}.`
        : `${amount} by ${facts.method} is on hold.`,
    },
    mailTo: ({ to, stop }, link, at) => paymentWaitsMail(to, { ...facts, link, stop }, at),
  });
}

/** Notifies the studio of a withdrawal, unless it has been processed since. */
export async function tellOfPayout(
  parts: Parts,
  tokens: StopTokens,
  { reference }: JobPayloads['payouts.tell-owner'],
): Promise<void> {
  const { db } = parts;
  if (reference === undefined) return tellAll(parts, tokens, 'payouts', await countRequested(db));
  const payout = await findPayoutByReference(db, reference);
  if (payout?.status !== 'requested') return;
  const amount = moneyText(payout.amount_cents, payout.currency);
  const customer = await nameOf(db, payout.user_id);
  await tell(parts, tokens, {
    kind: 'payouts',
    href: `/admin/payouts?payout=${payout.id}`,
    bell: { title: 'Withdrawal requested', text: `${customer} requested a withdrawal of ${amount}.` },
    mailTo: ({ to, stop }, link, at) =>
      payoutRequestedMail(to, { amount, customer, reference, hasAccount: payout.account !== null, link, stop }, at),
  });
}
