import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse as readCsv } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { AccountData } from '../../../../contract/generated/model.ts';
import { bookCall, openCalls } from '../../factories/calls.ts';
import { addFile, openProject } from '../../factories/projects.ts';
import { createQuote, sendQuote } from '../../factories/quotes.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

let app: TestApp;
let files: Record<string, Uint8Array>;
let userId: string;
let data: AccountData;

const text = (name: string) => new TextDecoder().decode(files[name]);
const tableOf = (name: string): string[][] => readCsv(text(name), { bom: true }).slice(1);

/** A seat given and one offered, a chosen price in the cart, and a line with the price of a country. */
async function insertSpecials(): Promise<void> {
  const lineOf = (operator: '=' | '!=') =>
    app.db
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select('order_lines.id')
      .where('user_id', operator, userId)
      .orderBy('number')
      .executeTakeFirstOrThrow();
  const { id } = await lineOf('=');
  const seat = { language: 'en' as const, invited_at: new Date('2026-01-05T06:00:00Z') };
  await app.db
    .insertInto('seats')
    .values([
      { ...seat, line_id: id, email: 'member@example.com', token_hash: 'given' },
      { ...seat, line_id: (await lineOf('!=')).id, email: 'Customer@example.com', token_hash: 'offered' },
    ])
    .execute();
  await app.db
    .insertInto('line_country_prices')
    .values({ line_id: id, countries: ['BD'], percent: 40, regular_cents: 5000 })
    .execute();
  const item = { user_id: userId, plan_id: crypto.randomUUID(), quantity: 1, updated_at: app.clock.now() };
  const { id: product_id } = await app.db.selectFrom('products').select('id').orderBy('id').executeTakeFirstOrThrow();
  await app.db
    .insertInto('cart_items')
    .values({ ...item, product_id, chosen_cents: 750 })
    .execute();
}

/** A project of the customer: an accepted quote, an answer, a change and a signed handover. */
async function createProject(owner: Record<string, string>, email: string): Promise<void> {
  const { lead, access } = await openProject(app, owner, { email });
  const { access: quoteAccess } = await sendQuote(app, owner, await createQuote(app, owner, {}, lead));
  const acceptance = { version: 1, selected: [], total: 5144.99, name: 'Nadia Rahman' };
  await app.http.post('/api/quote-link/acceptance').set(quoteAccess).send(acceptance).expect(200);
  const name = 'Nadia Rahman';
  const [{ versions }] = (await addFile(app, owner, lead)).deliverables;
  const answer = { kind: 'approved', name, comment: '' };
  await app.http.post(`/api/project-link/files/${versions[0].id}/answer`).set(access).send(answer).expect(204);
  const change = { id: crypto.randomUUID(), text: 'A widget', name, fileId: null };
  await app.http.post('/api/project-link/changes').set(access).send(change).expect(204);
  const handover = { source: 'Git repository', rights: 'All rights', version: 0 };
  await app.http.put(`/api/admin/projects/${lead}/handover`).set(owner).send(handover).expect(204);
  await app.http.post('/api/project-link/handover').set(access).send({ version: 1, name }).expect(204);
}

/** The demo's customer, with one more of everything that a user can create. */
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  const login = { email: 'customer@example.com', password: 'customer-password' };
  const { body } = await app.http.post('/api/auth/login').send(login).expect(200);
  const headers = { authorization: `Bearer ${body.token}` };
  userId = body.user.id;
  const buying = { ...headers, 'Idempotency-Key': crypto.randomUUID() };
  await app.http
    .post('/api/wallet/add-funds')
    .set({ ...headers, 'Idempotency-Key': 'funds' })
    .send({ amount: 500 });
  const product = await app.db
    .selectFrom('products')
    .select(['id', 'pricing'])
    .where('licence_keys', '=', true)
    .executeTakeFirstOrThrow();
  await app.http
    .post('/api/orders')
    .set(buying)
    .send({ product_id: product.id, tier: product.pricing.at(-1)?.name })
    .expect(201);
  await app.http.post('/api/users/avatar').set(headers).attach('avatar', PNG, 'me.png').expect(200);
  const question = { subject: 'A question', text: 'Does it run on Linux?' };
  await app.http.post('/api/conversations').set(headers).send(question).expect(201);
  const owner = (await app.signedIn('super_admin')).headers;
  await openCalls(app, owner);
  await createProject(owner, login.email);
  await bookCall(app, { email: login.email, phone: '+880 1711 000000' });
  await insertSpecials();
  await app.http.post('/api/data-export').set(headers).expect(202);
  await app.background.idle();
  const { body: given } = await app.http.post('/api/data-export/address').set(headers).expect(200);
  files = unzipSync(new Uint8Array(await (await fetch(`${app.url}${given.address}`)).arrayBuffer()));
  data = JSON.parse(text('data.json'));
});
afterAll(() => app.close());

it('data.json matches the contract', () => {
  const { components } = parse(readFileSync(join(import.meta.dirname, '../../../../openapi.yaml'), 'utf8'));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (formats as unknown as (instance: Ajv2020, options: object) => void)(ajv, { mode: 'full' });
  const check = ajv.compile({ $ref: '#/components/schemas/AccountData', components: { schemas: components.schemas } });
  check(data);
  expect(check.errors).toBeNull();
});

it('has everything that is in the database', async () => {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from orders where user_id = ${userId}) as orders,
    (select count(*)::int from addresses where user_id = ${userId}) as addresses,
    (select count(*)::int from downloads where user_id = ${userId}) as downloads,
    (select count(*)::int from notifications where user_id = ${userId}) as notifications,
    (select count(*)::int from reviews where user_id = ${userId}) as reviews,
    (select count(*)::int from comments where user_id = ${userId}) as comments,
    (select count(*)::int from payments where user_id = ${userId}) as payments,
    (select count(*)::int from payouts where user_id = ${userId}) as payouts,
    (select count(*)::int from conversations where user_id = ${userId}) as conversations,
    (select count(*)::int from customer_notes where user_id = ${userId}) as notes,
    (select count(*)::int from sessions where user_id = ${userId}) as sessions,
    (select count(*)::int from known_devices where user_id = ${userId}) as browsers,
    (select count(*)::int from cart_items where user_id = ${userId}) as cart,
    (select count(*)::int from saved_products where user_id = ${userId}) as saved_products,
    (select count(*)::int from licences where user_id = ${userId}) as licences,
    (select count(*)::int from invoices join orders on orders.id = order_id where user_id = ${userId}) as invoices
  `.execute(app.db);
  const [counts = {}] = rows;
  const exportedCounts = Object.fromEntries(Object.keys(counts).map((name) => [name, Reflect.get(data, name).length]));
  // The notification and the email about the file come after it.
  expect(exportedCounts).toEqual({ ...counts, notifications: (counts.notifications ?? 0) - 1 });
  expect(counts.orders).toBe(126);
  expect(counts.invoices).toBeGreaterThan(0);
  expect(data.licences.length).toBeGreaterThan(0);
});

it('the ledger adds up to the balance, in both files', async () => {
  const wallet = await app.db
    .selectFrom('wallets')
    .select('balance_cents')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const cents = (amounts: number[]) => Math.round(amounts.reduce((sum, amount) => sum + amount * 100, 0));
  expect(cents([data.wallet.balance])).toBe(wallet.balance_cents);
  expect(cents(data.wallet.movements.map(({ amount }) => amount))).toBe(wallet.balance_cents);
  expect(cents(tableOf('wallet.csv').map((row) => Number(row[3])))).toBe(wallet.balance_cents);
});

it('orders.csv has one line per order', () => {
  const lines = data.orders.map(({ number, created_at, product, plan, status, amount }) => [
    String(number),
    created_at,
    product,
    plan ?? '',
    status,
    amount.toFixed(2),
  ]);
  expect(tableOf('orders.csv')).toEqual(lines);
});

it('includes booked calls', () => {
  expect(data.calls).toMatchObject([
    { phone: '+880 1711 000000', time_zone: 'America/New_York', cancelled_at: null, reason: '' },
  ]);
});

it('includes projects with what the client has written, accepted and signed', () => {
  const name = 'Nadia Rahman';
  expect(data.projects).toMatchObject([
    {
      title: 'Mobile App Development',
      brief: { email: 'customer@example.com' },
      quotes: [{ version: 1, total: 5144.99, accepted_by: name, network: expect.any(String) }],
      answers: [{ file: 'Screens', version: 1, approved: true, name }],
      comments: [],
      changes: [{ text: 'A widget', name }],
      handover: { version: 1, name },
      hours: [],
    },
  ]);
});

it('includes seats, and prices that were chosen or of a country', () => {
  expect(data.seats).toMatchObject([
    { received: false, email: 'member@example.com', accepted_at: null, ended_at: null },
    { received: true, email: 'Customer@example.com' },
  ]);
  expect(data.cart).toMatchObject([{ quantity: 1, chosen_price: 7.5 }]);
  expect(data.orders[0]?.lines[0]?.country_price).toEqual({ countries: ['BD'], percent: 40, regular_price: 50 });
  expect(data.orders[1]?.lines[0]?.country_price).toBeNull();
});

it('includes invoice and picture, and no secrets', () => {
  const [invoice] = data.invoices;
  expect(text(invoice?.file ?? '').slice(0, 5)).toBe('%PDF-');
  expect(new TextDecoder().decode(files['picture.webp']?.slice(8, 12))).toBe('WEBP');
  expect(text('data.json')).not.toMatch(/argon2|password_hash|sealed|token_hash|storage_key/);
});

it('includes the conversation, and no internal notes', async () => {
  const conversation = data.conversations.find(({ subject }) => subject === 'A question');
  expect(conversation?.messages).toEqual([
    { from: 'person', text: 'Does it run on Linux?', files: [], created_at: expect.any(String) },
  ]);
});
