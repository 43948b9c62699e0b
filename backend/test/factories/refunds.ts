import { requestDueRefunds } from '../../src/features/orders/request-refund.service.ts';
import { createOffer } from './commerce.ts';
import type { Headers, PaymentsApp } from './payments-app.ts';

export type RefundInput = { amount?: number; to?: string; reason?: string; withdraw?: boolean; refunded?: number };

/** Helpers for refunds, with the headers of an administrator. */
export function createRefundHelpers(shop: PaymentsApp, admin: Headers) {
  /** A customer who has topped up the wallet with $20 through this provider and bought a product for $9.99. */
  const createBoughtOrder = async (provider: 'stripe' | 'sslcommerz' = 'stripe') => {
    const customer = await shop.app.signedIn();
    const { reference, id: paymentId } = await shop.begin(customer.headers, provider, 20);
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();
    const { id } = await createOffer(shop.app.db, shop.app.deps.storage);
    const { body: order } = await shop.app.http
      .post('/api/orders')
      .set(customer.headers)
      .send({ product_id: id, tier: 'Pro' });
    return { ...customer, order, reference, paymentId };
  };

  const refund = (id: string, input: RefundInput = {}, headers: Headers = admin) =>
    shop.app.http
      .post(`/api/admin/orders/${id}/refunds`)
      .set(headers)
      .send({ amount: 4, to: 'wallet', reason: 'A part was missing', withdraw: false, refunded: 0, ...input });
  const retry = (order: string, id: string, headers: Headers = admin) =>
    shop.app.http.post(`/api/admin/orders/${order}/refunds/${id}/retry`).set(headers);
  const read = async (headers: Headers, path: string) => (await shop.app.http.get(`/api/${path}`).set(headers)).body;
  const refundedAtProvider = (reference: string) => shop.simulator.books.payments.get(reference)?.refundedMinor;
  /** What the job does later. */
  const retryAfter = (minutes: number) =>
    requestDueRefunds({ ...shop.app.deps, clock: { now: () => new Date(Date.now() + minutes * 60_000) } });
  return { bought: createBoughtOrder, refund, retry, read, atProvider: refundedAtProvider, retryAfter: retryAfter };
}
