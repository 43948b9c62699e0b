import type { Stream } from 'node:stream';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExpiredExports, runExport } from '../../../src/features/privacy/create-export.service.ts';
import { eraseDue } from '../../../src/features/privacy/erase-users.service.ts';
import { isShortRun } from '../../support/test-length.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];
const DAY = 24 * HOUR;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => {
  app.mail.sent.length = 0;
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

type Headers = Record<string, string>;
const look = (headers: Headers) => app.http.get('/api/data-export').set(headers);
const ask = (headers: Headers) => app.http.post('/api/data-export').set(headers);
const addressOf = (headers: Headers) => app.http.post('/api/data-export/address').set(headers);
const fetchFile = (address: string) => app.http.get(address).buffer(true).parse(bytes);

const bytes = (response: Stream, done: (error: Error | null, content: Buffer) => void) => {
  const chunks: Buffer[] = [];
  response.on('data', (part: Buffer) => chunks.push(part));
  response.on('end', () => done(null, Buffer.concat(chunks)));
};

/** A user with a finished export. */
async function ready() {
  const person = await app.signedIn();
  await ask(person.headers).expect(202);
  await app.background.idle();
  const { body } = await addressOf(person.headers).expect(200);
  return { ...person, address: body.address as string, body };
}
const rowOf = (userId: string) =>
  app.db.selectFrom('data_exports').select(['id', 'storage_key']).where('user_id', '=', userId).executeTakeFirst();
/** The week in which it can be downloaded is over. */
const endNow = (userId: string) =>
  app.db.updateTable('data_exports').set({ expires_at: app.clock.now() }).where('user_id', '=', userId).execute();
const keyOf = async (userId: string) => (await rowOf(userId))?.storage_key ?? '';

describe('every request', () => {
  it('400 with an unknown parameter', async () => {
    const { headers } = await app.signedIn();
    for (const call of [look, ask, addressOf]) await call(headers).query({ of: 'somebody' }).expect(400);
  });
});

describe('the file', () => {
  it('has header lines in the language of the account', async () => {
    const person = await app.signedIn();
    await app.http.put('/api/users/language').set(person.headers).send({ language: 'bn' });
    await ask(person.headers).expect(202);
    await app.background.idle();
    const { body } = await addressOf(person.headers).expect(200);
    const files = unzipSync((await fetchFile(body.address)).body);
    expect(new TextDecoder().decode(files['orders.csv']).trim()).toBe('অর্ডার আইডি,তারিখ,প্রোডাক্ট,প্ল্যান,স্ট্যাটাস,মোট');
  });
});

describe('GET /api/data-export', () => {
  it('200 nothing requested yet', async () => {
    const { headers } = await app.signedIn();
    const { body } = await look(headers).expect(200);
    expect(body).toEqual({ state: 'none', progress: 0, requested_at: null, size_bytes: null, expires_at: null });
  });

  it('reports a file that was deleted, and a server that crashed while creating it', async () => {
    const { user: person, headers } = await ready();
    expect((await look(headers)).body.state).toBe('ready');
    await endNow(person.id);
    expect((await look(headers)).body.state).toBe('expired');
    const { user, headers: other } = await app.signedIn();
    await ask(other).expect(202);
    await app.db.updateTable('data_exports').set({ state: 'running' }).where('user_id', '=', user.id).execute();
    expect((await look(other)).body.state).toBe('running');
    app.clock.advance(HOUR + 1);
    expect((await look(other)).body.state).toBe('failed');
    const proof = app.db.updateTable('sessions').set({ proven_at: app.clock.now() });
    await proof.where('user_id', '=', user.id).execute(); // an hour later the password is required again
    await ask(other).expect(202);
  });
});

describe('POST /api/data-export', () => {
  it('202 creates the file in a job, and notifies in the app and by email', async () => {
    const { user, headers } = await app.signedIn();
    const { body } = await ask(headers).expect(202);
    expect(body).toMatchObject({ state: 'waiting', progress: 0, expires_at: null });
    await app.background.idle();
    const done = await look(headers).expect(200);
    expect(done.body).toMatchObject({ state: 'ready', progress: 100, size_bytes: expect.any(Number) });
    expect(Date.parse(done.body.expires_at)).toBeGreaterThan(app.clock.now().getTime() + 6 * DAY);
    const news = await app.http.get('/api/notifications').set(headers);
    expect(news.body.items[0]).toMatchObject({ title: 'Your data export is ready', href: '/dashboard/profile#data' });
    const mails = app.mail.sent.filter(({ to }) => to.address === user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your data export is ready']);
    expect(mails[0]?.text).toContain('/dashboard/profile#data');
  });

  it('409 while one is being created, also for concurrent requests', async () => {
    const { headers } = await app.signedIn();
    const both = await Promise.all([ask(headers), ask(headers)]);
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409]);
    const { body } = await ask(headers).expect(409);
    expect(body.message).toBe('Your data export is already being prepared');
  });

  it.skipIf(isShortRun)('429 after three a day per person, across accounts', async () => {
    const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    const local = crypto.randomUUID();
    const emails = ['@example.com', '+a@example.com', '+b@Example.com', '+c@example.com', '-other@example.com'];
    const statuses: number[] = [];
    for (const end of emails) {
      const { user, headers } = await strict.signedIn();
      await strict.db
        .updateTable('users')
        .set({ email: local + end })
        .where('id', '=', user.id)
        .execute();
      statuses.push((await strict.http.post('/api/data-export').set(headers)).status);
    }
    expect(statuses).toEqual([202, 202, 202, 429, 202]);
    await strict.close();
  });

  it('a new file replaces the previous one, which is deleted', async () => {
    const { user, headers, address } = await ready();
    const former = await keyOf(user.id);
    await ask(headers).expect(202);
    await app.background.idle();
    expect(await app.deps.storage.find(former)).toBeNull();
    expect(await app.deps.storage.find(await keyOf(user.id))).not.toBeNull();
    await app.http.get(address).expect(410);
  });

  it('a failing job is retried, and gives up after the third attempt', async () => {
    const { user, headers } = await app.signedIn();
    await ask(headers).expect(202);
    const { id } = (await rowOf(user.id)) ?? { id: '' };
    const broken = { ...app.deps, storage: { ...app.deps.storage, putAt: () => Promise.reject(new Error('full')) } };
    await expect(runExport(broken, id)).rejects.toThrow('full');
    expect((await look(headers)).body.state).toBe('running');
    await expect(runExport(broken, id)).rejects.toThrow('full');
    await runExport(broken, id);
    expect((await look(headers)).body.state).toBe('failed');
    await app.background.idle();
    expect((await look(headers)).body.state).toBe('failed');
    await ask(headers).expect(202);
  });
});

describe('POST /api/data-export/address', () => {
  it('200 a signed URL, for the user only', async () => {
    const { body } = await ready();
    expect(body.name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
    expect(Date.parse(body.expires_at) - app.clock.now().getTime()).toBeLessThanOrEqual(10 * MINUTE);
  });

  it('404 before it is ready', async () => {
    const { headers } = await app.signedIn();
    await addressOf(headers).expect(404);
    await ask(headers).expect(202);
    await addressOf(headers).expect(404);
  });

  it('410 once it has been removed, and the file is deleted', async () => {
    const { user, headers } = await ready();
    const key = await keyOf(user.id);
    await endNow(user.id);
    await addressOf(headers).expect(410);
    await deleteExpiredExports(app.deps);
    await app.background.idle();
    expect(await app.deps.storage.find(key)).toBeNull();
    expect((await look(headers)).body.state).toBe('expired');
  });
});

describe('GET /api/data-export/files/{token}', () => {
  it('200 the whole file, as an attachment that is never cached', async () => {
    const { address, body } = await ready();
    const { headers, body: content } = await fetchFile(address).expect(200);
    expect(headers['content-disposition']).toContain(body.name);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(Object.keys(unzipSync(content))).toEqual(['data.json', 'orders.csv', 'wallet.csv']);
  });

  it('206 and 416 ranges, 304 for a matching ETag', async () => {
    const { address } = await ready();
    const part = await fetchFile(address).set('Range', 'bytes=0-1').expect(206);
    expect(part.body.toString()).toBe('PK');
    await app.http.get(address).set('Range', 'bytes=999999999-').expect(416);
    await app.http
      .get(address)
      .set('If-None-Match', part.headers.etag ?? '')
      .expect(304);
  });

  it('302 when downloads are redirected to the store', async () => {
    const { address } = await ready();
    const storage = {
      ...app.deps.storage,
      direct: 'https://store.example',
      address: async () => 'https://store.example/signed',
    };
    const { storage: real } = app.deps;
    Object.assign(app.deps, { storage });
    const { headers } = await app.http.get(address).expect(302);
    Object.assign(app.deps, { storage: real });
    expect(headers.location).toBe('https://store.example/signed');
  });

  it('404 for a malformed token, 403 for one signed elsewhere', async () => {
    await app.http.get('/api/data-export/files/none').expect(404);
    const { address } = await ready();
    // Not the last character: some of its bits are not part of the signature.
    const forged = `${address.slice(0, -9)}${address.at(-9) === 'A' ? 'B' : 'A'}${address.slice(-8)}`;
    await app.http.get(forged).expect(403);
  });

  it('404 when the file is missing in storage', async () => {
    const { user, address } = await ready();
    await app.deps.storage.remove(await keyOf(user.id));
    await app.http.get(address).expect(404);
  });

  it('410 after ten minutes', async () => {
    const { address } = await ready();
    app.clock.advance(10 * MINUTE + 1);
    const { body } = await app.http.get(address).expect(410);
    expect(body.code).toBe('link_expired');
  });
});

describe('deleting the account', () => {
  it('deletes the file', async () => {
    const { user } = await ready();
    const key = await keyOf(user.id);
    await app.db
      .updateTable('users')
      .set({ deleted_at: new Date(app.clock.now().getTime() - 2 * HOUR) })
      .where('id', '=', user.id)
      .execute();
    await eraseDue(app.deps, app.clock.now());
    await app.background.idle();
    expect(await rowOf(user.id)).toBeUndefined();
    expect(await app.deps.storage.find(key)).toBeNull();
  });

  it('writes nothing from a job already running', async () => {
    const { user, headers } = await app.signedIn();
    await ask(headers).expect(202);
    const { id } = (await rowOf(user.id)) ?? { id: '' };
    await app.db.deleteFrom('users').where('id', '=', user.id).execute();
    await runExport(app.deps, id);
    expect(await rowOf(user.id)).toBeUndefined();
  });
});
