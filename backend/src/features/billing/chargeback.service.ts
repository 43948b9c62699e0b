import { msg } from '../../../../contract/i18n/macros.ts';
import { moneyText } from '../../../../contract/rules/money.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { paymentMail } from '../../mail/messages.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { findUnrecordedCents, recordChargeback } from './chargebacks.repository.ts';
import { notifyAccountingAdmins } from './disputes.service.ts';
import { lockPayment } from './payments.repository.ts';
import { postEntry } from './wallet.repository.ts';

type ChargebackDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'env' | 'log'>;

/**
 * Debits from the wallet what a provider has refunded on its own; the studio's own refunds have already been debited.
 * An amount above the balance is not debited: the payment is held for the owner, and no balance falls below zero. An
 * amount returned for an order is a refund of the order.
 */
export async function debitChargeback(deps: ChargebackDeps, paymentId: string): Promise<void> {
  const { db, clock, mail, env, log } = deps;
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    // An uncredited payment has nothing to debit; an order's payment has already left the wallet with the order.
    if (!payment || payment.credited_at === null || payment.purpose !== 'top-up') return;
    const { user_id: userId, code, currency } = payment;
    const cents = await findUnrecordedCents(tx, paymentId);
    if (cents === 0) return;
    const entry = { kind: 'adjustment' as const, cents: -cents, reference: code, orderId: null, at };
    const newBalance = userId === null ? undefined : await postEntry(tx, { ...entry, userId });
    await recordChargeback(tx, paymentId, newBalance === undefined ? null : cents, at);
    if (newBalance === undefined || userId === null) {
      log.error('A provider refunded money that the wallet does not hold', { code, cents });
      const text = msg`${moneyText(cents, currency)} was refunded at the provider, but the wallet balance is too low. It will be deducted when the balance allows.`;
      const href = `/admin/orders/payments?payment=${paymentId}`;
      if (payment.hold !== 'refund')
        await notifyAccountingAdmins(deps, tx, payment, { title: msg`Refund not deducted`, text, href });
      return;
    }
    const to = await findMailbox(tx, userId);
    if (!to) return;
    const text = msg`${moneyText(cents, currency)} of your payment was refunded and deducted from your wallet.`;
    const message = { title: msg`Payment refunded`, text, href: `/dashboard/payments/${paymentId}` };
    await notify(tx, [userId], { kind: 'wallet', title: message.title, body: text, href: message.href }, at);
    await mail.send(paymentMail(to, { ...message, code, link: `${env.publicUrl}${message.href}` }, at), tx);
  });
}
