import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '../../../demo/content/customer.ts';
import { products } from '../../../demo/content/products.ts';
import { hashPassword } from '../../src/features/accounts/passwords.adapter.ts';
import { countLedgerMismatches } from '../../src/features/billing/wallet.repository.ts';
import { seed } from '../../src/process/seed.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
});
afterAll(() => app.close());

/** A further start of the server. */
const again = (env = app.env) => seed({ ...app.deps, env, hashPassword });

const signedIn = async ({ email, password }: { email: string; password: string }, path = '/api/auth/login') => {
  const { body } = await app.http.post(path).send({ email, password }).expect(200);
  return { authorization: `Bearer ${body.token}` };
};
const counts = async () => {
  const tables = [
    'users',
    'orders',
    'downloads',
    'files',
    'wallets',
    'wallet_entries',
    'products',
    'posts',
    'post_likes',
    'comments',
    'addresses',
    'slides',
    'site_settings',
  ] as const;
  const rows = await Promise.all(
    tables.map((table) =>
      app.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.count]));
};

describe('the demo seed', () => {
  it('gives the demo customer 125 orders, 12 files downloaded 3,427 times and 2,845.65', async () => {
    const headers = await signedIn(app.env.customer);
    const orders = (await app.http.get('/api/orders').set(headers)).body;
    expect(orders).toHaveLength(125);
    expect(orders[0].number).toBe(10_125);
    const downloads: { download_count: number }[] = (await app.http.get('/api/downloads').set(headers)).body;
    expect(downloads).toHaveLength(12);
    expect(downloads.reduce((sum, file) => sum + file.download_count, 0)).toBe(3427);
    expect((await app.http.get('/api/wallet/balance').set(headers)).body).toEqual({ balance: 2845.65 });
    expect(await countLedgerMismatches(app.db)).toBe(0);
  });

  it('gives the demo customer a home and an office', async () => {
    const headers = await signedIn(app.env.customer);
    const { body } = await app.http.get('/api/addresses').set(headers);
    expect(body).toMatchObject(customer.addresses);
    expect(body).toHaveLength(2);
  });

  it('has every file of the customer in storage', async () => {
    const headers = await signedIn(app.env.customer);
    const downloads: { id: string; size_bytes: number }[] = (await app.http.get('/api/downloads').set(headers)).body;
    for (const { id, size_bytes } of downloads) {
      const { status, headers: answered } = await app.http.get(`/api/downloads/${id}`).set(headers);
      expect([status, Number(answered['content-length'])]).toEqual([200, size_bytes]);
    }
  });

  it('creates the super-admin and the public site', async () => {
    await signedIn(app.env.admin, '/api/admin/login');
    expect((await app.http.get('/api/products')).body.total).toBe(6);
    const [first] = products;
    const { licenceKeys: _keys, ...shown } = first ?? { pricing: [] };
    const pricing = shown.pricing.map((plan) => ({ ...plan, id: expect.any(String) }));
    expect((await app.http.get('/api/products/1')).body).toEqual({ ...shown, pricing });
    expect((await app.http.get('/api/posts')).body.total).toBe(3);
    expect((await app.http.get('/api/home')).body.slides).toHaveLength(4);
    for (const id of [1, 2, 3]) {
      expect((await app.http.get(`/api/posts/${id}`)).body).toMatchObject({ likes: 5, saves: 0, comments: 2 });
    }
  });

  it('lists all 1,234 users without a query, the super-admin among them', async () => {
    const headers = await signedIn(app.env.admin, '/api/admin/login');
    const { body, headers: answered } = await app.http.get('/api/admin/users').set(headers).expect(200);
    expect(body).toHaveLength(1234);
    expect(body.filter(({ is_admin }: { is_admin: boolean }) => is_admin)).toMatchObject([
      { email: app.env.admin.email, role: 'super_admin' },
    ]);
    expect([answered['x-total-count'], answered.link]).toEqual(['1234', undefined]);
  });

  it('links to app stores, a marketplace and a file, as specified', async () => {
    const { items } = (await app.http.get('/api/products')).body;
    const links = await Promise.all(
      items.map(async ({ id }: { id: number }) => (await app.http.get(`/api/products/${id}`)).body.downloadLink),
    );
    expect(links.filter((link) => link.startsWith('https://play.example/'))).toHaveLength(4);
    expect(links.filter((link) => link.startsWith('https://market.example/'))).toHaveLength(1);
    expect(links.filter((link) => link.endsWith('.zip'))).toHaveLength(1);
  });

  it('leaves room for ids that admins add', async () => {
    const base = await app.db.selectFrom('products').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
    const json = Object.fromEntries(
      Object.entries(base).map(([name, value]) => [name, Array.isArray(value) ? JSON.stringify(value) : value]),
    ) as Record<keyof typeof base, never>;
    const { id: _id, price_cents: _computed, ...values } = json;
    const row = await app.db.insertInto('products').values(values).returning('id').executeTakeFirstOrThrow();
    expect(row.id).toBeGreaterThan(6);
    await app.db.deleteFrom('products').where('id', '=', row.id).execute();
  });
});

describe('another start', () => {
  it('adds nothing', async () => {
    const before = await counts();
    await again();
    await Promise.all([again(), again()]);
    expect(await counts()).toEqual(before);
  });

  it('keeps what users changed and does not restore what they deleted', async () => {
    await app.db.updateTable('products').set({ title: 'Renamed' }).where('id', '=', 2).execute();
    await app.db.deleteFrom('posts').where('id', '=', 1).execute();
    await app.db.updateTable('site_settings').set({ name: 'Other Studio', version: 2 }).execute();
    await app.db
      .updateTable('users')
      .set({ email: 'new@example.com' })
      .where('email', '=', app.env.admin.email)
      .execute();
    await app.db.deleteFrom('addresses').where('type', '=', 'office').execute();
    const before = await counts();
    await again();
    expect(await counts()).toEqual(before);
    expect((await app.http.get('/api/products/2')).body.title).toBe('Renamed');
    expect((await app.http.get('/api/posts/1')).status).toBe(404);
    expect((await app.http.get('/api/site')).body.name).toBe('Other Studio');
  });

  it('recreates lost demo files, with the same ids', async () => {
    const headers = await signedIn(app.env.customer);
    const row = await app.db
      .selectFrom('files')
      .select('storage_key')
      .where('name', '=', 'ramadan-fasting-log.pdf')
      .executeTakeFirstOrThrow();
    const bytes = await readFile(path.join(app.dataDir, 'files', row.storage_key));
    await app.deps.storage.remove(row.storage_key);
    await again();
    const list: { id: string; file_name: string }[] = (await app.http.get('/api/downloads').set(headers)).body;
    const id = list.find(({ file_name }) => file_name === 'ramadan-fasting-log.pdf')?.id;
    const answer = await app.http.get(`/api/downloads/${id}`).set(headers).buffer(true);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(bytes);
  });

  it('does not restore a deleted customer, but creates one for a new email', async () => {
    await app.db.deleteFrom('users').where('email', '=', app.env.customer.email).execute();
    await again();
    expect((await app.http.post('/api/auth/login').send(app.env.customer)).status).toBe(401);
    const second = { email: 'second@example.com', password: 'another-password' };
    await again({ ...app.env, customer: second });
    const headers = await signedIn(second);
    expect((await app.http.get('/api/orders').set(headers)).body).toHaveLength(125);
    expect(await countLedgerMismatches(app.db)).toBe(0);
  });
});

describe('without demo data', () => {
  it('there is only the super-admin from the environment', async () => {
    const bare = await createTestApp({
      seeded: true,
      env: { DEMO_DATA: 'false', ADMIN_EMAIL: 'ayesha.khan+shop@example.com' },
    });
    try {
      const users = await bare.db.selectFrom('users').select(['name', 'email', 'role']).execute();
      expect(users).toEqual([{ name: 'Ayesha Khan', email: 'ayesha.khan+shop@example.com', role: 'super_admin' }]);
      expect((await bare.http.get('/api/products')).body.total).toBe(0);
      expect((await bare.http.get('/api/site')).body.name).toBe('My Portfolio');
      expect(bare.log.entries.filter(({ level }) => level !== 'info')).toEqual([]);
    } finally {
      await bare.close();
    }
  });

  it('a super-admin email that belongs to a customer is reported', async () => {
    const bare = await createTestApp({ env: { DEMO_DATA: 'false', ADMIN_EMAIL: 'taken@example.com' } });
    try {
      await bare.createUser({ email: 'Taken@example.com' });
      await seed({ ...bare.deps, hashPassword });
      expect(bare.log.entries.map(({ message }) => message)).toEqual([
        expect.stringContaining('There is no super-admin'),
      ]);
    } finally {
      await bare.close();
    }
  });
});
