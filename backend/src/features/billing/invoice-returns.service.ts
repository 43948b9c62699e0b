import { msg } from '../../../../contract/i18n/macros.ts';
import { moneyText } from '../../../../contract/rules/money.ts';
import { inTransaction } from '../../db/retry.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { findUnrecordedCents, recordChargeback } from './chargebacks.repository.ts';
import { insertInvoicePayment } from './direct-invoices.repository.ts';
import { toMailed } from './direct-invoices.service.ts';
import { notifyAccountingAdmins } from './disputes.service.ts';
import { lockInvoiceBalance } from './invoice-balance.service.ts';
import { lockPayment } from './payments.repository.ts';

/**
 * Records what a provider returned of a payment through the link of an invoice, after a refund there or a lost dispute:
 * that amount is due again. Repeated runs record only what is not recorded yet.
 */
export async function recordInvoiceReturn(
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'env'>,
  paymentId: string,
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment || payment.credited_at === null || payment.invoice_id === null) return;
    const { invoice_id, code, currency } = payment;
    const cents = await findUnrecordedCents(tx, paymentId);
    const locked = cents === 0 ? undefined : await lockInvoiceBalance(tx, invoice_id);
    if (!locked) return;
    // The studio has reversed the payment before the provider reported it.
    const isCorrected = locked.payments.some(
      ({ payment_id, corrects_id }) => payment_id === paymentId && corrects_id !== null,
    );
    await recordChargeback(tx, paymentId, cents, at);
    if (isCorrected) return;
    await insertInvoicePayment(tx, {
      invoice_id,
      amount_cents: -cents,
      method: 'online',
      reference: code,
      payment_id: paymentId,
      paid_on: await toShopDay(tx, at),
      recorded_by: null,
      created_at: at,
    });
    const { number } = toMailed(locked.invoice);
    const amount = moneyText(cents, currency);
    await notifyAccountingAdmins(deps, tx, payment, {
      title: msg`Refunded at the provider`,
      text: msg`${amount} of invoice ${number} was refunded to the payer (${code}). The amount is due again unless you issue a credit note.`,
      href: `/admin/orders/invoices?invoice=${invoice_id}`,
    });
  });
}
