import { keyFor, settle, settleFailure } from '@/api/attempt.ts';
import type { Payment } from '@/api/generated/model.ts';
import { openPaymentPage } from '@/lib/open-payment-page.ts';

/**
 * Sends an order under its idempotency key. Retrying after an unclear result repeats the same purchase, on this screen or
 * after a reload, and never adds another one.
 * @param subject of the attempt: what is bought, where the request itself does not name it
 */
export async function sendOrder<Answer>(
  subject: string,
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await send({ 'Idempotency-Key': keyFor(subject) });
    settle(subject);
    return answer;
  } catch (error) {
    throw settleFailure(subject, error);
  }
}

/** False when the customer stays on the site; otherwise resolves when the customer is back. */
export async function redirectToPayment(payment: Payment | undefined): Promise<boolean> {
  if (!payment?.checkoutUrl) return false;
  await openPaymentPage(payment.checkoutUrl);
  return true;
}
