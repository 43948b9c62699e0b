import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { createOrderInput } from './guest-orders.ts';

/** A well-formed but unknown token. */
const FORGED = 'A'.repeat(43);
const GIFT = {
  recipient_name: 'Sultana Begum',
  recipient_email: 'sultana@example.com',
  sender_name: 'Nadia',
  message: 'Happy birthday!',
};

/** A gift paid from the wallet of a new customer. */
const given = async (client: Client, gift: object = {}) => {
  const { product_id, tier } = await createOrderInput(client);
  const customer = await newCustomer(client);
  const { token } = customer;
  await client.call('addFunds', { token, body: { amount: 100 } });
  const body = { product_id, tier, gift: { ...GIFT, ...gift } };
  const { body: order } = await client.call('createOrder', { token, body, expected: 201 });
  return { token, product_id, order, params: { id: order.id } };
};

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const giftsScenarios: Scenario[] = [
  {
    name: 'the buyer of a gift has neither file nor key, sends it again and keeps it',
    async run(client) {
      const { token, order, params } = await given(client);
      expect(order.gift).toMatchObject({ ...GIFT, status: 'sent', language: 'en', claimed_at: null, kept: false });
      expect([order.status, order.download_id, order.lines[0]?.download_id]).toEqual(['completed', null, null]);
      expect((await client.call('listDownloads', { token })).body).toEqual([]);
      expect((await client.call('listLicences', { token })).body).toEqual([]);
      const [notification] = (await client.call('listNotifications', { token })).body.items;
      expect(notification?.text).toBe(`${order.product_name} is a gift for Sultana Begum. We’ll email the link.`);
      const corrected = { recipient_email: 'begum@example.com' };
      const sent = await client.call('sendGift', { token, params, body: corrected, expected: 200 });
      expect(sent.body).toMatchObject({ ...corrected, status: 'sent' });
      const kept = await client.call('keepGift', { token, params, expected: 200 });
      expect(kept.body).toMatchObject({ status: 'claimed', kept: true, claimed_at: expect.any(String) });
      expect((await client.call('listDownloads', { token })).body).toHaveLength(1);
      const claimed = { status: 409, message: 'This gift has already been claimed' };
      expect(await client.call('sendGift', { token, params, body: corrected })).toMatchObject(claimed);
      expect(await client.call('keepGift', { token, params })).toMatchObject(claimed);
    },
  },
  {
    name: 'a gift is scheduled, and ends with a refund; administrators see it',
    async run(client) {
      const { token, order, params } = await given(client, { deliver_on: inDays(3), language: 'bn' });
      expect(order.gift).toMatchObject({ status: 'scheduled', deliver_on: inDays(3), language: 'bn', sent_at: null });
      const body = { recipient_email: 'begum@example.com' };
      const changed = await client.call('sendGift', { token, params, body, expected: 200 });
      expect(changed.body).toMatchObject({ ...body, status: 'scheduled', sent_at: null });
      const { token: admin } = await demoAdmin(client);
      const seen = (await client.call('adminGetOrder', { token: admin, params, expected: 200 })).body;
      expect(seen.gift).toMatchObject({ gift: { status: 'scheduled', ...body }, holder: null, order: null });
      const refund = { to: 'wallet', reason: 'Returned', withdraw: true, refunded: 0, amount: order.amount };
      await client.call('adminRefundOrder', { token: admin, params, body: refund, expected: 201 });
      expect((await client.call('getOrder', { token, params })).body.gift?.status).toBe('ended');
      expect((await client.call('keepGift', { token, params })).status).toBe(409);
    },
  },
  {
    name: 'what cannot be given is refused, and a forged link opens nothing',
    async run(client) {
      const { token, product_id, order, params } = await given(client);
      const tier = order.tier ?? '';
      const buy = (gift: object) =>
        client.call('createOrder', { token, body: { product_id, tier, again: true, gift: { ...GIFT, ...gift } } });
      expect((await buy({ deliver_on: inDays(-3) })).status).toBe(400);
      expect((await buy({ recipient_name: 'Sultana\nBegum' })).status).toBe(400);
      const headers = { 'x-gift-token': FORGED };
      expect((await client.call('getGift', { headers })).status).toBe(404);
      expect((await client.call('claimGift', { headers })).status).toBe(404);
      const { token: other } = await newCustomer(client);
      const body = { recipient_email: GIFT.recipient_email };
      for (const id of [params.id, UNKNOWN_ID]) {
        expect((await client.call('sendGift', { token: other, params: { id }, body })).status).toBe(404);
        expect((await client.call('keepGift', { token: other, params: { id } })).status).toBe(404);
      }
    },
  },
  {
    name: 'the gift of a guest order is sent again and kept by its token',
    async run(client) {
      const input = await createOrderInput(client);
      const body = { ...input, gift: GIFT };
      const { token, order } = (await client.call('createGuestOrder', { body, expected: 201 })).body;
      expect(order).toMatchObject({ file_name: null, licence: null, order: { gift: { status: 'sent' } } });
      const headers = { 'x-order-token': token };
      const corrected = { recipient_email: 'begum@example.com' };
      const sent = await client.call('sendGuestGift', { headers, body: corrected, expected: 200 });
      expect(sent.body).toMatchObject(corrected);
      const kept = await client.call('keepGuestGift', { headers, expected: 200 });
      expect(kept.body).toMatchObject({ status: 'claimed', kept: true });
      const read = (await client.call('getGuestOrder', { headers, expected: 200 })).body;
      expect(read).toMatchObject({ licence: expect.any(String), order: { gift: { kept: true } } });
      expect((await client.call('keepGuestGift', { headers })).status).toBe(409);
      expect((await client.call('sendGuestGift', { headers, body: corrected })).status).toBe(409);
      const forged = { 'x-order-token': FORGED };
      expect((await client.call('keepGuestGift', { headers: forged })).status).toBe(404);
      expect((await client.call('sendGuestGift', { headers: forged, body: corrected })).status).toBe(404);
    },
  },
];
