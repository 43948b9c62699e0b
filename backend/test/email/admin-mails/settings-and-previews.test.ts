import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderTransport } from '../../../src/mail/transport.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let owner: Headers;
beforeAll(async () => {
  app = await createTestApp();
  owner = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const SETTINGS = '/api/admin/mail-settings';
const PREVIEWS = '/api/admin/mail-previews';
const read = async () => {
  const { studio: _, replies: _replies, ...settings } = (await app.http.get(SETTINGS).set(owner).expect(200)).body;
  return settings;
};
const save = async (changes: object, headers = owner) =>
  app.http
    .put(SETTINGS)
    .set(headers)
    .send({ ...(await read()), ...changes });

describe('PUT /api/admin/mail-settings', () => {
  it('200: keeps the unsubscribe link of remaining recipients, and records no email in the audit trail', async () => {
    expect((await read()).recipients).toEqual([
      { email: null, orders: true, payments: true, payouts: true, digest: true },
    ]);
    const another = { email: 'books@example.com', orders: false, payments: false, payouts: true, digest: true };
    expect((await save({ recipients: [another] })).status).toBe(200);
    const ids = () => app.db.selectFrom('mail_recipients').select(['id', 'email']).execute();
    const [before] = await ids();
    await save({
      recipients: [
        { email: null, orders: false, payments: false, payouts: false, digest: false },
        { ...another, email: 'Books@example.com' },
      ],
    });
    expect(await ids()).toEqual(expect.arrayContaining([{ id: before?.id, email: 'Books@example.com' }]));
    const trail = await app.db.selectFrom('audit_entries').select('after').where('label', '=', 'Emails').execute();
    expect(trail).toHaveLength(2);
    expect(JSON.stringify(trail)).not.toContain('example.com');
  });

  it('200: a new time zone recalculates the daily figures', async () => {
    const zone = async () =>
      (await app.connection.pool.query('select time_zone from closed_days')).rows[0].time_zone as string;
    const { time_zone } = await read();
    for (const newTimeZone of ['America/New_York', time_zone]) {
      expect((await save({ time_zone: newTimeZone })).status).toBe(200);
      await app.background.idle();
      expect(await zone()).toBe(newTimeZone);
    }
  });

  it('400: a duplicate recipient, none at all, an unknown time zone, too many days', async () => {
    const one = { email: 'a@example.com', orders: true, payments: true, payouts: true, digest: true };
    expect((await save({ recipients: [one, { ...one, email: 'A@example.com' }] })).status).toBe(400);
    expect((await save({ recipients: [{ ...one, email: 'a@b\r\nBcc: c@d' }] })).status).toBe(400);
    expect((await save({ recipients: [] })).status).toBe(400);
    expect((await save({ time_zone: 'Mars/Olympus' })).body.details).toEqual([
      { field: 'time_zone', message: 'Please choose a time zone from the list' },
    ]);
    expect((await save({ review_days: 91 })).status).toBe(400);
    await app.http.get(`${SETTINGS}?surprise=1`).set(owner).expect(400);
  });

  it('401, 403: signed out, a customer, an administrator with only the support right', async () => {
    await app.http.get(SETTINGS).expect(401);
    await app.http
      .get(SETTINGS)
      .set((await app.signedIn()).headers)
      .expect(403);
    const support = (await app.signedIn('super_admin', ['support'])).headers;
    await app.http.get(SETTINGS).set(support).expect(403);
    expect((await save({}, support)).status).toBe(403);
    await app.http.get(PREVIEWS).set(support).expect(200);
  });

  it('409: a stale version', async () => {
    const before = await read();
    await save({ review_days: 3 });
    await app.http.put(SETTINGS).set(owner).send(before).expect(409);
  });
});

describe('email previews', () => {
  it('200: every type in the sources, once and complete, in HTML and text', async () => {
    const { items } = (await app.http.get(PREVIEWS).set(owner).expect(200)).body;
    const kinds: string[] = items.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind, at) => kinds.indexOf(kind) !== at)).toEqual([]);
    const folder = path.resolve('backend/src/mail');
    const named = readdirSync(folder)
      .filter((file) => file.endsWith('-messages.ts') || file === 'messages.ts')
      .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/kind: '([a-z]+(?:-[a-z]+)*)'/g)])
      .map(([, kind]) => kind)
      // email fragments
      .filter((kind) => !['text', 'quote', 'list', 'facts', 'lines', 'action'].includes(kind ?? ''));
    expect(kinds).toEqual(expect.arrayContaining([...new Set(named)]));
    for (const kind of kinds) {
      const { body } = await app.http.get(`${PREVIEWS}/${kind}`).set(owner).expect(200);
      expect(body.html, kind).toMatch(/^<!DOCTYPE html>/);
      expect(body.text.length, kind).toBeGreaterThan(20);
      expect(body.optional, kind).toBe(/Unsubscribe|unsubscribe\?token/.test(body.text));
    }
  });

  it('200: no email mentions UTC, and times are in the shop’s time zone', async () => {
    const { items } = (await app.http.get(PREVIEWS).set(owner).expect(200)).body;
    let moments = 0;
    for (const { kind, subject } of items) {
      const { body } = await app.http.get(`${PREVIEWS}/${kind}`).set(owner).expect(200);
      const said = [subject, body.html, body.text].join(' ');
      expect(said, kind).not.toMatch(/\bUTC\b|\dT\d\d:/);
      if (said.includes('GMT+6')) moments += 1;
    }
    expect(moments).toBeGreaterThan(3);
  });

  it('204: the sample is sent to the caller, as a type of its own', async () => {
    const { user, headers } = await app.signedIn('super_admin');
    await app.http.post(`${PREVIEWS}/order-receipt/send`).set(headers).expect(204);
    await app.background.idle();
    expect(app.mail.sent.at(-1)).toMatchObject({ kind: 'example', to: { address: user.email } });
  });

  it('404: a kind that is none', async () => {
    for (const [method, rest] of [
      ['get', ''],
      ['post', '/send'],
    ] as const) {
      await app.http[method](`${PREVIEWS}/No!${rest}`).set(owner).expect(404);
      await app.http[method](`${PREVIEWS}/no-such-mail${rest}`).set(owner).expect(404);
    }
  });
});

describe('an optional email', () => {
  it('has unsubscribe headers, and no other email does', async () => {
    const transport = folderTransport(app.dataDir, 'hello@nodi.example', app.log, false);
    const base = { kind: 'x', to: { name: '', address: 'a@example.com' }, subject: 'x', text: 'x' };
    const stop = `https://nodi.example/unsubscribe?token=releases.${'0'.repeat(36)}.${'A'.repeat(43)}`;
    await transport.deliver({ ...base, kind: 'with', stop });
    await transport.deliver({ ...base, kind: 'without' });
    const text = (kind: string) => {
      const file = readdirSync(app.dataDir).find((name) => name.includes(`-${kind}-`)) ?? '';
      return readFileSync(path.join(app.dataDir, file), 'utf8');
    };
    expect(text('with')).toContain(`List-Unsubscribe: <${stop}>`);
    expect(text('with')).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(text('without')).not.toContain('List-Unsubscribe');
  });
});
