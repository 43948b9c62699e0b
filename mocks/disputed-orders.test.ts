import { expect, test } from 'vitest';
import { REFUSALS } from '../contract/rules/refusals.ts';
import { createMockFetch } from './node.ts';

// No call of the contract opens a dispute, so the conformance scenarios cannot reach one.
test('an order with a disputed payment offers no refund, and rejects every one', async () => {
  const { api, fetch } = createMockFetch();
  const send = async (method: string, path: string, body?: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const sent = await fetch(`http://mocks.test/api${path}`, { method, headers, body: JSON.stringify(body) ?? null });
    return { status: sent.status, body: await sent.json() };
  };
  const login = { email: 'admin@example.com', password: 'admin-password' };
  const { token } = (await send('POST', '/admin/login', login)).body;
  const { db } = api;
  const order = db.state.orders.find(({ status, amount }) => status === 'completed' && amount > 0);
  if (!order) throw new Error('The demo has no paid order');
  const payment = { ...db.state.payments[0], id: crypto.randomUUID(), userId: order.userId, amount: order.amount };
  const { body: before } = await send('GET', `/admin/orders/${order.id}`, undefined, token);
  expect(before).toMatchObject({ next: ['refunded'], disputed: false });
  Object.assign(payment, {
    pays: { orderId: order.id },
    creditedAt: order.created_at,
    refunded: 0,
    status: 'disputed',
  });
  db.state.payments.push(payment as (typeof db.state.payments)[number]);

  const { body: shown } = await send('GET', `/admin/orders/${order.id}`, undefined, token);
  expect(shown).toMatchObject({ status: 'completed', next: [], refundable: [], disputed: true });
  const wish = { amount: order.amount, reason: 'Twice', withdraw: true, refunded: 0 };
  const answers = [
    await send('PUT', `/admin/orders/${order.id}/status`, { from: 'completed', status: 'refunded' }, token),
    await send('POST', `/admin/orders/${order.id}/refunds`, { ...wish, to: 'wallet' }, token),
    await send('POST', `/admin/orders/${order.id}/refunds`, { ...wish, to: 'manual' }, token),
  ];
  for (const { status, body } of answers)
    expect([status, body.message]).toEqual([409, String(REFUSALS.paymentDisputed)]);
});
