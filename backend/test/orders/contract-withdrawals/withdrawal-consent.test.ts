import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { consentText } from '../../../../contract/rules/withdrawal-consent.ts';
import { createGuestShop, type GuestShop } from '../guest-orders/guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
  await shop.enableTransfers();
});
afterAll(() => shop.close());

const NEEDED = {
  status: 400,
  body: { details: [{ field: 'withdrawal_consent', message: String(REFUSALS.withdrawalConsentNeeded) }] },
};
const readRight = async (token: string) => (await shop.getOrder(token).expect(200)).body.order.withdrawal;

describe('consent to immediate delivery', () => {
  it('400: a buyer in the European Economic Area who pays has to give it', async () => {
    for (const country of ['DE', 'NO']) expect(await shop.placeOrder({ country })).toMatchObject(NEEDED);
    for (const wrong of [0, 2, true, '1'])
      expect((await shop.placeOrder({ country: 'DE', withdrawal_consent: wrong })).status).toBe(400);
  });

  it('201: no other buyer is asked', async () => {
    expect((await shop.placeOrder({ country: 'BD' })).status).toBe(201);
    expect((await shop.placeOrder({ country: 'DE', tier: 'Free', provider: undefined })).status).toBe(201);
  });

  it('201: kept with time, wording and language, and confirmed in the receipt; the right ends with the delivery', async () => {
    const order = await shop.placeOrder({ country: 'DE', withdrawal_consent: 1 });
    const { id } = order.body.order.order;
    const stored = await shop.app.db
      .selectFrom('withdrawal_consents')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ wording: 1, language: 'en' });
    const consented_at = stored.agreed_at.toISOString();
    expect(await readRight(order.token)).toMatchObject({ basis: 'statutory', consented_at });

    await shop.simulator.act(order.reference, 'pay');
    await shop.deliverHeld();
    expect(await readRight(order.token)).toEqual({ basis: 'waived', until: null, consented_at, received_at: null });
    const receipt = (await shop.listMails(order.email)).find(({ kind }) => kind === 'guest-receipt');
    expect(receipt?.text).toContain(consentText());
    expect(receipt?.text).not.toContain('/withdraw');
    const admin = await shop.app.http.get(`/api/admin/orders/${id}`).set(shop.admin).expect(200);
    expect(admin.body.withdrawal).toMatchObject({ basis: 'waived', consented_at, consent_wording: 1, country: 'DE' });
  });

  it('201: in Bangla, the receipt repeats the sentence in Bangla', async () => {
    const { orderInput } = await shop.placeOrder();
    const email = `bangla-${crypto.randomUUID()}@example.com`;
    const { body } = await shop
      .post('guest-orders', { ...orderInput, email, country: 'FR', withdrawal_consent: 1 }, { 'accept-language': 'bn' })
      .expect(201);
    const reference = String(body.order.order.payment.checkoutUrl).split('/').at(-1) ?? '';
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();
    const receipt = (await shop.listMails(email)).find(({ kind }) => kind === 'guest-receipt');
    expect(receipt?.text).toContain(consentText('bn'));
  });

  it('201: a customer gives it with an order, and a repeated attempt keeps the first time', async () => {
    const { headers } = await shop.app.signedIn();
    const { orderInput } = await shop.placeOrder();
    const { product_id, tier } = orderInput;
    const body = { product_id, tier, provider: 'stripe', country: 'AT' };
    expect(await shop.post('orders', body, headers)).toMatchObject(NEEDED);
    const first = await shop.post('orders', { ...body, withdrawal_consent: 1 }, headers).expect(201);
    const again = await shop.post('orders', { ...body, withdrawal_consent: 1 }, headers).expect(201);
    expect(again.body.id).toBe(first.body.id);
    expect(again.body.withdrawal).toEqual(first.body.withdrawal);
    expect(first.body.withdrawal.consented_at).toEqual(expect.any(String));
    // The country is known now, and the consent is still asked for.
    const { country: _known, ...known } = body;
    const other = await shop.placeOrder();
    expect(await shop.post('orders', { ...known, product_id: other.orderInput.product_id }, headers)).toMatchObject(
      NEEDED,
    );
  });
});
