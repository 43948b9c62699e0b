import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaymentsApp, type PaymentsApp } from '../../factories/payments-app.ts';

const SECRET = 'whsec_of_the_tests';
let shop: PaymentsApp;
beforeAll(async () => {
  shop = await createPaymentsApp();
});
afterAll(() => shop.close());

const signature = (body: string) => {
  const at = Math.floor(Date.now() / 1000);
  return `t=${at},v1=${createHmac('sha256', SECRET).update(`${at}.${body}`).digest('hex')}`;
};
const send = async (body: string): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature(body) };
  // Each over its own connection: the server closes idle ones.
  const { status } = await shop.app.http.post('/hooks/payments/stripe').set(headers).send(body);
  return status;
};
const event = (type: string, object: unknown) => JSON.stringify({ id: `evt_${type}`, type, data: { object } });
const ourCharge = { metadata: { payment: '00000000-0000-4000-8000-000000000000' } };

describe('malformed but signed events from Stripe', () => {
  it.each([
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['nothing', '{}'],
    ['no JSON', '{"id":'],
    ['no data', JSON.stringify({ id: 'evt_1', type: 'charge.refunded' })],
    ['no object', event('charge.refunded', null)],
    ['no id', JSON.stringify({ type: 'charge.refunded', data: { object: ourCharge } })],
    ['no metadata', event('charge.refunded', { amount_refunded: 300, currency: 'usd' })],
    ['metadata null', event('charge.refunded', { amount_refunded: 300, currency: 'usd', metadata: null })],
    ['another payment', event('charge.refunded', { amount_refunded: 300, currency: 'usd', ...ourCharge })],
    ['no amount', event('charge.refunded', { currency: 'usd', ...ourCharge })],
    ['an amount in text', event('charge.refunded', { amount_refunded: 'all', currency: 'usd', ...ourCharge })],
    [
      'an amount that no row holds',
      event('charge.refunded', { amount_refunded: 1e300, currency: 'usd', ...ourCharge }),
    ],
    ['a session without an id', event('checkout.session.completed', { payment_status: 'paid' })],
    ['a sign that no row holds', event('checkout.session.completed', { id: 'cs_\u0000' })],
    ['a dispute without a charge', event('charge.dispute.created', { id: 'dp_1' })],
    ['a dispute that Stripe does not know', event('charge.dispute.closed', { id: 'dp_none', charge: 'ch_none' })],
    ['a kind that is not ours', event('invoice.created', { id: 'in_1' })],
  ])('200: %s', async (_what, body) => {
    expect(await send(body)).toBe(200);
    expect(await send(body)).toBe(200);
  });

  it('200: each type is logged once, however often its events are sent', async () => {
    const { entries } = shop.app.log;
    const start = entries.length;
    for (const id of ['cs_1', 'cs_1', 'cs_2']) {
      expect(await send(event('payout.paid', { id }))).toBe(200);
      expect(await send(event('checkout.session.expired', { id }))).toBe(200);
    }
    expect(entries.slice(start).map(({ level, message, fields }) => ({ level, message, fields }))).toEqual([
      {
        level: 'warn',
        message: 'A notification was not used',
        fields: expect.objectContaining({ provider: 'stripe', kind: 'payout.paid is not used' }),
      },
      {
        level: 'warn',
        message: 'A payment webhook refers to an unknown payment',
        fields: { provider: 'stripe', kind: 'checkout.session.expired' },
      },
    ]);
  });

  it('503: a provider that does not respond is retried, and its status is not passed on', async () => {
    shop.simulator.plan('error', 'error', 'error', 'error');
    expect(await send(event('charge.dispute.created', { id: 'dp_1', charge: 'ch_1' }))).toBe(503);
    while (shop.simulator.books.takes('error'));
  });
});
