import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

/** One o'clock on the first of January in Dhaka, which the shop's clocks show; the evening before in UTC. */
const YEAR = new Date().getUTCFullYear();
const NEXT = YEAR + 1;
const AT = new Date(Date.UTC(YEAR, 11, 31, 19));

type Headers = Record<string, string>;

let app: TestApp;
let admin: Headers;
let customer: Awaited<ReturnType<TestApp['signedIn']>>;
let orderId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
  customer = await app.signedIn();
  app.clock.advance(AT.getTime() - Date.now());
  // A token of the future is refused, so these are older than their sessions.
  const inAnHour = new Date(AT.getTime() + 3_600_000);
  const moveSessions = 'update sessions set created_at = $1, last_seen_at = $1, expires_at = $2';
  await app.connection.pool.query(moveSessions, [AT, inAnHour]);
  await creditWallet(app.db, customer.user.id, 1_000);
  const { id } = await createOffer(app.db, app.deps.storage);
  const monthly = `update products set pricing = jsonb_set(pricing, '{1,period}', '"month"') where id = $1`;
  await app.connection.pool.query(monthly, [id]);
  const orderInput = { product_id: id, tier: 'Pro' };
  orderId = (await app.http.post('/api/orders').set(customer.headers).send(orderInput).expect(201)).body.id;
  await app.background.idle();
});
afterAll(() => app.close());

const asAdmin = async (path: string) => (await app.http.get(`/api/admin${path}`).set(admin).expect(200)).body;

describe('the first hours of a year in the shop, still the old year in UTC', () => {
  it('number invoices and credit notes by the new year', async () => {
    const refund = { amount: 2, to: 'wallet', reason: 'Asked for', withdraw: false, refunded: 0 };
    await app.http.post(`/api/admin/orders/${orderId}/refunds`).set(admin).send(refund).expect(201);
    const { items } = await asAdmin(`/orders/${orderId}/invoices`);
    expect(items.map(({ number }: { number: string }) => number)).toEqual([`${NEXT}-00001`, `CN-${NEXT}-00001`]);
  });

  it('count in January for the accountant, and on no day of December in the lists', async () => {
    const month = async (name: string) =>
      (await app.http.get('/api/admin/invoices/export').query({ month: name }).set(admin).expect(200)).text;
    expect(await month(`${NEXT}-01`)).toContain(`${NEXT}-00001`);
    expect(await month(`${YEAR}-12`)).not.toContain(`${NEXT}-00001`);
    expect((await asAdmin(`/orders?from=${NEXT}-01-01&to=${NEXT}-01-01`)).total).toBe(1);
    expect((await asAdmin(`/orders?to=${YEAR}-12-31`)).total).toBe(0);
  });

  it('start a plan that ends on February 1, as in the receipt', async () => {
    const receipt = app.mail.sent.find(({ kind }) => kind === 'order-receipt');
    expect(receipt?.text).toContain(`Yours until February 1, ${NEXT}.`);
  });

  it('are the date on the customer’s pages', async () => {
    const page = { title: 'Imprint', address: 'imprint', description: 'Who we are.', content: 'We.', published: true };
    await app.http.post('/api/admin/content/pages').set(admin).send(page).expect(201);
    expect((await app.http.get('/api/pages/imprint')).body.changedOn).toBe(`${NEXT}-01-01`);
  });

  it('are in the file name of an export', async () => {
    await app.http.post('/api/data-export').set(customer.headers).expect(202);
    await app.background.idle();
    const { body } = await app.http.post('/api/data-export/address').set(customer.headers).expect(200);
    expect(body.name).toBe(`my-data-${NEXT}-01-01.zip`);
    const { headers } = await app.http.get(body.address).expect(200);
    expect(headers['content-disposition']).toContain(`my-data-${NEXT}-01-01.zip`);
  });
});

describe('an article with a publication date only', () => {
  it('is published when that day starts in the shop', async () => {
    const listed = async () => (await asAdmin('/content/posts')).items[0].publishAt;
    const post = await app.db
      .insertInto('posts')
      .values({
        title: 'Rivers',
        excerpt: 'Water.',
        content: 'Water.',
        category: 'Maps',
        tags: '[]',
        image: JSON.stringify({ url: '/media/x.webp', alt: '', width: 1, height: 1, widths: [], placeholder: '' }),
        author: 'Nadia',
        read_time: '1 min read',
        published: true,
        published_on: '2025-01-05',
        publish_at: new Date('2025-01-05T00:00:00Z'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await listed()).toBe('2025-01-05T00:00:00.000Z');
    const setZone = (time_zone: string) => app.db.updateTable('mail_settings').set({ time_zone }).execute();
    await setZone('America/New_York');
    expect(await listed()).toBe('2025-01-05T05:00:00.000Z');
    expect((await asAdmin(`/content/posts/${post.id}`)).publishAt).toBe('2025-01-05T05:00:00.000Z');
    await app.db.updateTable('posts').set({ publish_at: null }).where('id', '=', post.id).execute();
    await setZone('Asia/Dhaka');
    expect(await listed()).toBe('2025-01-04T18:00:00.000Z');
  });
});
