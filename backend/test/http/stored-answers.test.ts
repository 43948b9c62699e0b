import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../packages/client/src/client.ts';
import { deleteStaleRows } from '../../src/process/housekeeping.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { describeKeyRace } from './stored-answers-race.ts';

const HOME = { type: 'home', street: '12 Lake Road', city: 'Dhaka', country: 'Bangladesh' };
const DAY_MS = 24 * 60 * 60 * 1000;

describeKeyRace('embedded');

describe('an operation with x-idempotent: stored', () => {
  let app: TestApp;
  let headers: { authorization: string };
  let user: Awaited<ReturnType<TestApp['signedIn']>>['user'];
  beforeAll(async () => {
    app = await createTestApp();
    ({ headers, user } = await app.signedIn());
  });
  afterAll(() => app.close());

  const save = (key: string, body: object = HOME, caller = headers) =>
    app.http
      .post('/api/addresses')
      .set({ ...caller, 'idempotency-key': key })
      .send(body);
  const count = async () => (await app.http.get('/api/addresses').set(headers)).body.length;
  const rows = () => app.db.selectFrom('idempotent_calls').selectAll().where('user_id', '=', user.id).execute();

  it('201: repeats the first answer and does nothing again', async () => {
    const before = await count();
    const first = await save('first');
    const again = await save('first');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
    expect(await count()).toBe(before + 1);
  });

  it('201: the key is free for another account, another operation, and after a day', async () => {
    const first = await save('shared');
    const other = await save('shared', HOME, (await app.signedIn()).headers);
    expect([other.status, other.headers['idempotent-replayed']]).toEqual([201, undefined]);
    // Moving the clock would end the session.
    await sql`update idempotent_calls set created_at = created_at - interval '25 hours'`.execute(app.db);
    const later = await save('shared', { ...HOME, city: 'Sylhet' });
    expect(later.status).toBe(201);
    expect(later.body.id).not.toBe(first.body.id);
  });

  it('201: the client package sends a key, and waits while the first call with it is running', async () => {
    const sent: (string | null)[] = [];
    const busy = { message: 'Running', code: 'key_in_use', requestId: 'x' };
    const send = async (request: Request) => {
      sent.push(request.headers.get('Idempotency-Key'));
      if (sent.length > 1) return fetch(request);
      return Response.json(busy, { status: 409, headers: { 'Retry-After': '0' } });
    };
    const token = headers.authorization.replace('Bearer ', '');
    const body = { type: 'home', street: '14 Lake Road', city: 'Dhaka', country: 'Bangladesh' } as const;
    await createClient({ baseUrl: app.url, token, fetch: send }).post('/addresses', { body });
    expect([sent.length, new Set(sent).size]).toEqual([2, 1]);
  });

  it('409: another body', async () => {
    await save('body').expect(201);
    const { status, body, headers: sent } = await save('body', { ...HOME, city: 'Khulna' });
    expect([status, body.code, sent['retry-after']]).toEqual([409, 'key_reused', undefined]);
  });

  it('409: a call that was interrupted, until its key expires', async () => {
    await save('lost').expect(201);
    await app.db.updateTable('idempotent_calls').set({ answer: null }).where('user_id', '=', user.id).execute();
    const { status, body, headers: sent } = await save('lost');
    expect([status, body.code, sent['retry-after']]).toEqual([409, 'key_in_use', '1']);
  });

  it('400: a refusal frees its key', async () => {
    await save('refused', { ...HOME, city: '' }).expect(400);
    await save('refused').expect(201);
  });

  it.each(['k'.repeat(256), 'a b'])('400: %s is no key', async (key) => {
    await save(key).expect(400);
  });

  it('202: a visitor repeats a message, and another key sends another one', async () => {
    const message = { name: 'Rafi', email: 'rafi@example.com', subject: 'A site', message: 'Can you build one?' };
    const send = (key: string) => app.http.post('/api/contact').set('idempotency-key', key).send(message).expect(202);
    const sent = [await send('one'), await send('one'), await send('two')];
    expect(sent.map(({ headers: given }) => given['idempotent-replayed'])).toEqual([undefined, 'true', undefined]);
    const stored = app.db.selectFrom('contact_messages').select('id').where('email', '=', message.email);
    expect(await stored.execute()).toHaveLength(2);
  });

  it('stores neither key nor text readably, and nothing once the account or the day has ended', async () => {
    await save('secret-key', { ...HOME, street: '77 Hidden Lane' }).expect(201);
    expect(JSON.stringify(await rows())).not.toMatch(/secret-key|Hidden/);
    await deleteStaleRows(app.db, new Date(app.clock.now().getTime() + DAY_MS + 1000));
    expect(await rows()).toEqual([]);
    await save('another').expect(201);
    expect(await rows()).toHaveLength(1);
    await app.db.deleteFrom('users').where('id', '=', user.id).execute();
    expect(await rows()).toEqual([]);
  });
});
