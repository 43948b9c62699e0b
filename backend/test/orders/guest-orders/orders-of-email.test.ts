import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { PASSWORD } from '../../test-app.ts';
import { createGuestShop, type GuestShop, newGuestEmail, UNKNOWN_TOKEN } from './guest-shop.ts';

const DAY = 24 * 60 * 60 * 1000;

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
});
afterEach(() => shop.app.clock.reset());
afterAll(() => shop.close());

const freeOrder = { tier: 'Free', provider: undefined };
const list = (token: string) => shop.app.http.get('/api/guest-orders').set({ 'x-guest-token': token });
const createLink = (token: string, id: string) => shop.post(`guest-orders/${id}/link`, {}, { 'x-guest-token': token });

/** A guest with a paid and a free order, and the token of the emailed link to both. */
const buyTwice = async () => {
  const email = newGuestEmail();
  const paid = await shop.placeOrder({ email });
  await shop.simulator.act(paid.reference, 'pay');
  await shop.deliverHeld();
  const free = await shop.placeOrder({ ...freeOrder, email: email.toUpperCase() });
  await shop.post('guest-orders/link', { email }).expect(200);
  return { email, paid, free, token: await shop.tokenOf(email, 'guest-links') };
};

describe('GET /api/guest-orders', () => {
  it('200 with every order of the email, newest first, with file and invoice', async () => {
    const { email, paid, free, token } = await buyTwice();
    await shop.placeOrder(freeOrder);
    const { status, body } = await list(token);
    expect(status).toBe(200);
    expect(body.email).toBe(email);
    expect(body.items).toMatchObject([
      { order: { id: free.body.order.order.id, status: 'completed' }, file_name: expect.any(String), invoices: [] },
      { order: { id: paid.body.order.order.id, status: 'completed' }, invoices: [{ kind: 'invoice' }] },
    ]);
    const [mail] = (await shop.listMails(email)).filter(({ kind }) => kind === 'guest-links');
    expect(mail?.link).toMatch(/\/orders#/);
  });

  it('404 for the token of an order, which does not prove that its email was read', async () => {
    const { email, paid, free } = await buyTwice();
    const receipt = await shop.tokenOf(email, 'guest-receipt');
    for (const token of [paid.token, free.token, receipt, UNKNOWN_TOKEN])
      expect(await list(token)).toMatchObject({ status: 404, body: { message: String(REFUSALS.orderLinkUnknown) } });
  });

  it('the link to the list opens no single order', async () => {
    const { token } = await buyTwice();
    expect((await shop.getOrder(token)).status).toBe(404);
  });

  it('400 for a malformed token, 410 after 30 days', async () => {
    const { token } = await buyTwice();
    expect((await list('no token')).status).toBe(400);
    shop.app.clock.advance(30 * DAY + 1000);
    expect(await list(token)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
  });

  it('200 without orders once an account with the email has claimed them', async () => {
    const { email, token } = await buyTwice();
    await shop.post('auth/register', { name: 'Nadia', email, password: PASSWORD }).expect(201);
    const mail = (await shop.listMails(email)).findLast(({ kind }) => kind === 'email-confirm');
    await shop.post('auth/confirm-email', { token: new URL(mail?.link ?? '').searchParams.get('token') }).expect(200);
    expect((await list(token)).body.items).toEqual([]);
  });
});

describe('POST /api/guest-orders/{id}/link', () => {
  it('201 with a token that opens the order', async () => {
    const { paid, token } = await buyTwice();
    const { id } = paid.body.order.order;
    const { status, body } = await createLink(token, id);
    expect([status, Object.keys(body)]).toEqual([201, ['token']]);
    expect((await shop.getOrder(body.token).expect(200)).body.order.id).toBe(id);
    expect((await shop.getOrder(body.token, '/file')).status).toBe(200);
  });

  it('404 for an order of another email, and for the token of an order', async () => {
    const { paid, token } = await buyTwice();
    const other = await shop.placeOrder(freeOrder);
    expect((await createLink(token, other.body.order.order.id)).status).toBe(404);
    expect((await createLink(paid.token, paid.body.order.order.id)).status).toBe(404);
    expect((await createLink('no token', paid.body.order.order.id)).status).toBe(400);
  });

  it('410 after 30 days', async () => {
    const { paid, token } = await buyTwice();
    shop.app.clock.advance(30 * DAY + 1000);
    expect((await createLink(token, paid.body.order.order.id)).status).toBe(410);
  });
});
