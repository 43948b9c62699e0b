import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuestShop, type GuestShop } from '../guest-orders/guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
});
afterAll(() => shop.close());

describe('the form without JavaScript', () => {
  const post = (fields: Record<string, string>, path = '/withdraw') =>
    shop.app.http.post(path).type('form').send(fields);

  it('200: shows the statement first, and sends it when it is confirmed', async () => {
    const { email, body } = await shop.placeOrder();
    const { number } = body.order.order;
    const statement = { name: 'Nadia Rahman', order: `#${number}`, email };
    await shop.app.background.idle();
    shop.app.mail.sent.length = 0;
    const review = await post({ ...statement, website: '' }).expect(200);
    expect(review.text).toContain('Confirm withdrawal');
    expect(review.text).toContain(`<input type="hidden" name="order" value="#${number}">`);
    await shop.app.background.idle();
    expect(shop.app.mail.sent).toEqual([]);
    const sent = await post({ ...statement, confirmed: 'yes' }).expect(200);
    expect(sent.text).toContain('<h1>Withdrawal received</h1>');
    await shop.app.background.idle();
    expect(shop.app.mail.sent.map(({ kind }) => kind)).toContain('contract-withdrawal');
  });

  it('200 in Bangla', async () => {
    const { text } = await post({ name: 'নাদিয়া', order: '১', email: 'nadia@example.com' }, '/bn/withdraw').expect(200);
    expect(text).toContain('<html lang="bn">');
    expect(text).toContain('action="/bn/withdraw"');
  });

  it('400: what is missing is said above the form', async () => {
    const { text } = await post({ name: 'Nadia', order: ' ', email: 'nadia@example.com' }).expect(400);
    expect(text).toContain('Please fill in all fields');
    expect(text).toContain('value="Nadia"');
  });

  it('403: another site cannot send it', async () => {
    await post({ name: 'a', order: '1', email: 'a@example.com', confirmed: 'yes' })
      .set('sec-fetch-site', 'cross-site')
      .expect(403);
  });
});
