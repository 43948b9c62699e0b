import { moneyText } from '../../../shared/money.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { paymentMail } from '../../mail/messages.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { tellBookkeepers } from './disputes.service.ts';
import { lockPayment } from './payments.repository.ts';
import { enterTakenBack, findOwed } from './taken-back.repository.ts';
import { moveMoney } from './wallet.repository.ts';

type Parts = Pick<Deps, 'db' | 'clock' | 'mail' | 'env' | 'log'>;

/**
 * Debits from the wallet what a provider has refunded on its own; the studio's own refunds have already been debited.
 * An amount above the balance is not debited: the payment is held for the owner, and no balance falls below zero. An
 * amount returned for an order is a refund of the order.
 */
export async function takeBack(parts: Parts, paymentId: string): Promise<void> {
  const { db, clock, mail, env, log } = parts;
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    // An uncredited payment has nothing to debit; an order's payment has already left the wallet with the order.
    if (!payment || payment.credited_at === null || payment.purpose !== 'top-up') return;
    const { user_id: userId, code, currency } = payment;
    const cents = await findOwed(tx, paymentId);
    if (cents === 0) return;
    const movement = { kind: 'adjustment' as const, cents: -cents, reference: code, orderId: null, at };
    const taken = userId === null ? undefined : await moveMoney(tx, { ...movement, userId });
    await enterTakenBack(tx, paymentId, taken === undefined ? null : cents, at);
    if (taken === undefined || userId === null) {
      log.error('A provider refunded money that the wallet does not hold', { code, cents });
      const text = `${moneyText(cents, currency)} was refunded at the provider, but the wallet holds less. It is deducted when the balance allows.`;
      const href = `/admin/payments?payment=${paymentId}`;
      if (payment.hold !== 'refund')
        await tellBookkeepers(parts, tx, payment, { title: 'Refund not deducted', text, href });
      return;
    }
    const to = await findMailbox(tx, userId);
    if (!to) return;
    const text = `${moneyText(cents, currency)} of your payment was refunded and deducted from your wallet.`;
    const news = { title: 'Payment refunded', text, href: `/dashboard/payments/${paymentId}` };
    await notify(tx, [userId], { kind: 'wallet', title: news.title, body: text, href: news.href }, at);
    await mail.send(paymentMail(to, { ...news, code, link: `${env.publicUrl}${news.href}` }, at), tx);
  });
}
