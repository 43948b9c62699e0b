import { isOutcomeUnknown, saveAttempt, settle } from '@/api/attempt.ts';
import type { Payment } from '@/api/generated/model.ts';
import { openPaymentPage } from '@/lib/open-payment-page.ts';

const SUBJECT = 'checkout';

/**
 * Sends an order under its idempotency key. Retrying after an unclear result repeats the same purchase, on this screen or
 * after a reload.
 */
export async function sendOrder<Answer>(
  request: object,
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const { key } = saveAttempt(SUBJECT, JSON.stringify(request));
  try {
    const answer = await send({ 'Idempotency-Key': key });
    settle(SUBJECT);
    return answer;
  } catch (error) {
    if (!isOutcomeUnknown(error)) settle(SUBJECT);
    throw error;
  }
}

/** False when the customer stays on the site; otherwise resolves when the customer is back. */
export async function leaveToPay(payment: Payment | undefined): Promise<boolean> {
  if (!payment?.checkoutUrl) return false;
  await openPaymentPage(payment.checkoutUrl);
  return true;
}
