import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOffer } from '../../factories/commerce.ts';
import { type ContentApp, createContentApp, sendImport } from '../../factories/content-app.ts';
import { isShortRun } from '../../support/test-length.ts';
import { PASSWORD } from '../../test-app.ts';

let content: ContentApp;
let river: { id: number; title: string };
beforeAll(async () => {
  content = await createContentApp();
  river = await createOffer(content.app.db, content.app.deps.storage);
  const plan = (name: string, termMonths: number | null) => ({
    name,
    price: 10,
    period: termMonths === null ? 'once' : 'year',
    features: [],
    rights: { activations: 2, updateMonths: 12, supportMonths: 0, termMonths },
  });
  await content.app.db
    .updateTable('products')
    .set({ title: 'River Map', licence_keys: true, pricing: JSON.stringify([plan('Pro', null), plan('Yearly', 12)]) })
    .where('id', '=', river.id)
    .execute();
});
afterAll(() => content.app.close());

const HEADER = 'Order number,Date,Email,First name,Last name,Country,Product,Plan,Amount,Licence key,Plan ends\n';
const FILE = `${HEADER}${[
  '8812,2023-04-12,Rina@moved.example,Rina,Das,Bangladesh,River Map,Pro,"৳ 1,234.50",RM-2023-7F3K,never',
  '8813,2025-02-03,omar@moved.example,Omar,,DE,river-map,yearly,"1.234,50",,2999-01-01',
  '8814,2025-02-03,omar@moved.example,Omar,,DE,river-map,yearly,"19,99",,2027-02-03',
  '8815,2025-02-03,omar@moved.example,Omar,,DE,River Map,Gold,12,rm-2023-7f3k,',
  '8816,2025-02-03,nameless@moved.example,,,DE,River Map,Pro,12,,',
].join('\n')}\n`;

/** Rows of everything that money, figures and programs are read from. */
async function countEffects() {
  const tables = [
    'wallet_entries',
    'payments',
    'invoices',
    'refunds',
    'notifications',
    'mail_log',
    'webhook_deliveries',
  ];
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
      content.app.db,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

const figures = async () =>
  (await content.app.http.get('/api/admin/overview').set(content.admin).expect(200)).body as Record<string, unknown>;

const ordersOf = async (email: string) =>
  (
    await content.app.http
      .get(`/api/admin/orders?search=${encodeURIComponent(email)}`)
      .set(content.admin)
      .expect(200)
  ).body.items;

const signInAs = async (email: string) => {
  const user = await content.app.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return content.app.signIn(user);
};

describe('POST /api/admin/imports/orders', () => {
  it('200: a check reports row, column and reason, and writes nothing', async () => {
    const { body } = await sendImport(content, 'orders', FILE).expect(200);
    expect(body).toMatchObject({ rows: 5, ready: 2, known: 0, broken: 3, imported: null });
    const problems = body.problems.map(({ row, details }: { row: number; details: { field: string }[] }) => [
      row,
      details.map(({ field }) => field),
    ]);
    expect(problems).toEqual([
      [3, ['ends']],
      [5, ['plan']],
      [6, ['name']],
    ]);
    expect(await ordersOf('moved.example')).toEqual([]);
  });

  it('200: customers keep files, keys and plans, once; without emails, payments, invoices, events and changed figures', async () => {
    const { app, admin } = content;
    const hook = { url: 'https://books.example/hook', events: ['order.paid', 'licence.issued'] };
    await app.http.post('/api/admin/webhooks').set(admin).send(hook);
    const [effects, before] = [await countEffects(), await figures()];
    expect((await sendImport(content, 'orders', FILE, 'mode=import').expect(200)).body).toMatchObject({ imported: 2 });
    await app.background.idle();
    expect(await countEffects()).toEqual(effects);
    const after = await figures();
    for (const figure of ['orders', 'revenue', 'money', 'growth']) expect(after[figure]).toEqual(before[figure]);

    const [listed] = await ordersOf('rina@moved.example');
    expect(listed).toMatchObject({
      moved: true,
      total: 0,
      status: 'completed',
      created_at: '2023-04-11T18:00:00.000Z',
    });
    const detail = (await app.http.get(`/api/admin/orders/${listed.id}`).set(admin).expect(200)).body;
    expect(detail).toMatchObject({
      movedIn: { reference: '8812', paid: 1234.5, currency: 'BDT' },
      refundable: [],
      movements: [],
      rights: { tier: 'Pro', activations: 2, holds_until: null },
    });

    const rina = await signInAs('Rina@moved.example');
    const own = (await app.http.get(`/api/orders/${listed.id}`).set(rina).expect(200)).body;
    expect(own.movedIn).toEqual({ reference: '8812', paid: 1234.5, currency: 'BDT' });
    await app.http.get(`/api/downloads/${own.download_id}`).set(rina).expect(200);
    const [licence] = (await app.http.get('/api/licences').set(rina).expect(200)).body;
    expect(licence).toMatchObject({ key: 'RM-2023-7F3K', imported: false });
    const device = { key: 'rm-2023-7f3k', device_id: 'device-0001', product_id: river.id };
    const { body: proof } = await app.http.post('/api/licences/activate').send(device).expect(200);
    expect(proof.claims).toMatchObject({ product: 'River Map', plan: 'Pro', licence: licence.id });

    const omar = await signInAs('omar@moved.example');
    const [download] = (await app.http.get('/api/downloads').set(omar).expect(200)).body;
    expect(download.rights).toMatchObject({ tier: 'Yearly', holds_until: '2027-02-03T18:00:00.000Z' });
    expect((await app.http.get('/api/licences').set(omar).expect(200)).body[0].key).toMatch(
      /^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/,
    );

    const again = await sendImport(content, 'orders', FILE, 'mode=import').expect(200);
    expect(again.body).toMatchObject({ known: 2, ready: 0, imported: 0 });
    expect(await ordersOf('moved.example')).toHaveLength(2);
  });

  it('200: a key of another customer or product is an error of its row, within a file as well', async () => {
    const row = (number: number, email: string, key: string) =>
      `${number},2024-01-01,${email},A,B,,River Map,Pro,1,${key},\n`;
    const other = await createOffer(content.app.db, content.app.deps.storage, { title: 'Sea Map' });
    await content.app.db
      .insertInto('licence_pool')
      .values({ product_id: other.id, key: 'POOL-KEY-01', created_at: new Date() })
      .execute();
    const file = `${HEADER}${row(1, 'one@taken.example', 'RM-2023-7F3K')}${row(2, 'two@taken.example', 'NEW-KEY-01')}${row(3, 'three@taken.example', 'new-key-01')}${row(4, 'four@taken.example', 'POOL-KEY-01')}`;
    const { body } = await sendImport(content, 'orders', file, 'mode=import').expect(200);
    expect(body).toMatchObject({ imported: 1, broken: 3 });
    expect(body.problems.map(({ details }: { details: { message: string }[] }) => details[0]?.message)).toEqual([
      'Another customer has this licence key',
      'Another row has this licence key',
      'Another customer has this licence key',
    ]);
  });

  it('200: an unconfirmed account with the email, which may be a stranger’s, gets nothing', async () => {
    const { app } = content;
    const { user } = await app.signedIn();
    await app.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', user.id).execute();
    const file = `${HEADER}1,2024-01-01,${user.email},A,B,,River Map,Pro,1,,\n`;
    expect((await sendImport(content, 'orders', file, 'mode=import').expect(200)).body).toMatchObject({
      imported: 0,
      problems: [{ details: [{ field: 'email', message: 'The account with this email has not confirmed it yet' }] }],
    });
    await app.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', user.id).execute();
    expect((await sendImport(content, 'orders', file, 'mode=import').expect(200)).body).toMatchObject({ imported: 1 });
  });

  it('200: an account that was never confirmed loses its password, because a stranger may have chosen it', async () => {
    const { app } = content;
    const user = await app.createUser();
    const file = `${HEADER}1,2024-01-01,${user.email},A,B,,River Map,Pro,1,,\n`;
    expect((await sendImport(content, 'orders', file, 'mode=import').expect(200)).body).toMatchObject({ imported: 1 });
    await app.http.post('/api/auth/login').send({ email: user.email, password: PASSWORD }).expect(401);
  });

  it('200: one email to each new customer, however many orders, if the owner chooses', async () => {
    const row = (number: number) => `${number},2024-01-01,lin@moved.example,Lin,,,River Map,Pro,1,,\n`;
    await sendImport(content, 'orders', `${HEADER}${row(1)}${row(2)}`, 'mode=import&invite=true').expect(200);
    await content.app.background.idle();
    expect(content.app.mail.sent.filter(({ to }) => to.address === 'lin@moved.example')).toHaveLength(1);
  });

  it('200: erasing a customer leaves no hash of the email', async () => {
    const { app } = content;
    const file = `${HEADER}9,2024-01-01,gone@moved.example,Gone,,,River Map,Pro,1,,\n`;
    await sendImport(content, 'orders', file, 'mode=import').expect(200);
    const [{ id }] = await ordersOf('gone@moved.example');
    await app.db.updateTable('orders').set({ user_id: null }).where('id', '=', id).execute();
    const moved = app.db.selectFrom('moved_orders').select(['row_hash', 'reference']).where('order_id', '=', id);
    expect(await moved.executeTakeFirst()).toEqual({ row_hash: null, reference: '9' });
  });

  it.skipIf(isShortRun)('200: 10,000 orders in flat memory', async () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, at) => `${at},2024-01-01,p${at % 4000}@many.example,P,,BD,River Map,Pro,"1,234.50",MANY-${at + 10_000},`,
    );
    const file = `${HEADER}${rows.join('\n')}\n`;
    const before = process.memoryUsage().rss;
    const { body } = await sendImport(content, 'orders', file, 'mode=import').expect(200);
    expect(body).toMatchObject({ rows: 10_000, imported: 10_000, broken: 0 });
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(300);
    expect((await sendImport(content, 'orders', file, 'mode=import').expect(200)).body).toMatchObject({
      known: 10_000,
    });
  });
});
