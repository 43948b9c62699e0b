import { moneyText } from '../../../shared/money.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { paymentMail } from '../../mail/messages.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { notify } from '../notifications/notifications.repository.ts';
import { tellBookkeepers } from '../payments/disputes.service.ts';
import { lockPayment } from '../payments/payments.repository.ts';
import { enterTakenBack, findOwed } from '../payments/taken-back.repository.ts';
import { moveMoney } from './wallet.repository.ts';

type Parts = Pick<Deps, 'db' | 'clock' | 'mail' | 'env' | 'log'>;

/**
 * Takes out of the wallet what a provider has given back on its own: what the studio's refunds have given back has left it
 * already. What the wallet does not hold is not taken: the payment waits for the owner, and no balance falls below zero.
 * What was returned for an order is a refund of the order.
 */
export async function takeBack(parts: Parts, paymentId: string): Promise<void> {
  const { db, clock, mail, env, log } = parts;
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    // What was never credited has nothing to give back; what an order was paid with has left the wallet with it.
    if (!payment || payment.credited_at === null || payment.purpose !== 'top-up') return;
    const { user_id: userId, code, currency } = payment;
    const cents = await findOwed(tx, paymentId);
    if (cents === 0) return;
    const movement = { kind: 'adjustment' as const, cents: -cents, reference: code, orderId: null, at };
    const taken = userId === null ? undefined : await moveMoney(tx, { ...movement, userId });
    await enterTakenBack(tx, paymentId, taken === undefined ? null : cents, at);
    if (taken === undefined || userId === null) {
      log.error('A provider gave money back that the wallet does not hold', { code, cents });
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
