import { expect } from 'vitest';
import { createOffer } from './commerce.ts';
import type { Headers, PaymentsApp } from './payments-app.ts';
import { createRefundHelpers } from './refunds.ts';

/** Helpers for orders paid directly through a provider. */
export function createPaidOrders(shop: PaymentsApp, admin: Headers) {
  const referenceOf = ({ checkoutUrl }: { checkoutUrl: string }): string => checkoutUrl.split('/').at(-1) ?? '';

  /** An order of $9.99 paid directly through a provider. */
  async function paidOrder(provider: 'stripe' | 'sslcommerz' = 'stripe') {
    const customer = await shop.app.signedIn();
    const product = await createOffer(shop.app.db, shop.app.deps.storage);
    const input = { product_id: product.id, tier: 'Pro', provider };
    const { body } = await shop.app.http.post('/api/orders').set(customer.headers).send(input).expect(201);
    const reference = referenceOf(body.payment);
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();
    return { ...customer, orderId: String(body.id), paymentId: String(body.payment.id), reference };
  }

  async function paidGuestOrder() {
    const product = await createOffer(shop.app.db, shop.app.deps.storage);
    const buyer = { name: 'Nadia Rahman', country: 'BD', email: `guest-${crypto.randomUUID()}@example.com` };
    const input = { product_id: product.id, tier: 'Pro', provider: 'stripe', ...buyer };
    const { body } = await shop.app.http.post('/api/guest-orders').send(input).expect(201);
    const { id, payment } = body.order.order;
    const reference = referenceOf(payment);
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();
    return {
      orderId: String(id),
      paymentId: String(payment.id),
      reference,
      email: buyer.email,
      token: String(body.token),
    };
  }

  const adminOrder = async (id: string) => (await shop.app.http.get(`/api/admin/orders/${id}`).set(admin)).body;
  const reportRefund = async (reference: string, minor: number) => {
    expect(await shop.deliver(shop.simulator.giveBack(reference, minor))).toBe(200);
    await shop.app.background.idle();
  };
  const reportDispute = async (reference: string) => {
    expect(await shop.deliver(shop.simulator.dispute(reference, 'lost'))).toBe(200);
    await shop.app.background.idle();
  };
  const creditNotes = async (id: string) => {
    const { body } = await shop.app.http.get(`/api/admin/orders/${id}/invoices`).set(admin);
    return body.items.map(({ total }: { total: number }) => total);
  };
  const refundEveryWay = async (id: string, amount: number, refunded: number) => {
    const { refund } = createRefundHelpers(shop, admin);
    const answers = await Promise.all(['wallet', 'source', 'manual'].map((to) => refund(id, { to, amount, refunded })));
    return answers.map(({ status }) => status);
  };
  return {
    referenceOf,
    paidOrder,
    paidGuestOrder,
    adminOrder,
    told: reportRefund,
    lost: reportDispute,
    creditNotes,
    everyWay: refundEveryWay,
  };
}
