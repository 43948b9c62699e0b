import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseDeletedUsers } from '../../../src/features/privacy/erase-users.service.ts';
import type { MailMessage } from '../../../src/mail/mailer.ts';
import { deleteStaleRows } from '../../../src/process/housekeeping.ts';
import { listAuditEntries } from '../../factories/audit.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  admin = await app.signedIn('super_admin');
});
beforeEach(() => {
  app.mail.sent.length = 0;
  app.clock.reset();
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const list = (query: object = {}, headers: Headers = admin.headers) =>
  app.http.get('/api/admin/mails').query(query).set(headers);
const resend = (id: string, headers: Headers = admin.headers) =>
  app.http.post(`/api/admin/mails/${id}/resend`).set(headers);

const message = (fields: Partial<MailMessage> = {}): MailMessage => ({
  kind: 'payment',
  to: { name: 'নাদিয়া 🎨', address: `${randomUUID()}@example.com`, language: 'en' },
  subject: 'Payment received',
  text: 'Hello, $10.00 arrived.\n',
  expiresAt: new Date(app.clock.now().getTime() + 5 * MINUTE_MS),
  ...fields,
});

/** Sends an email and returns its row in the administration's log. */
async function sent(mail: MailMessage) {
  await app.deps.mail.send(mail);
  await app.background.idle();
  return (await list({ search: mail.to.address })).body.items[0];
}

/** The mail server refuses the next email. */
function failOnce(response: string) {
  const { deliver } = app.mail;
  app.mail.deliver = async () => {
    app.mail.deliver = deliver;
    throw Object.assign(new Error('refused'), { response });
  };
}

describe('GET /api/admin/mails', () => {
  it('200: what was sent to whom, filtered by name, email, type and state, without the text', async () => {
    const mail = message();
    const row = await sent(mail);
    expect(row).toEqual({
      id: expect.any(String),
      kind: 'payment',
      recipient: { name: 'নাদিয়া 🎨', email: mail.to.address },
      subject: 'Payment received',
      status: 'sent',
      answer: '250 OK',
      attempts: 1,
      created_at: expect.any(String),
      settled_at: expect.any(String),
      resendable: true,
    });
    const search = mail.to.address.slice(0, 20).toUpperCase();
    expect((await list({ search, kind: 'payment', status: 'sent' })).body.total).toBe(1);
    expect((await list({ search: 'নাদিয়া' })).body.items).toContainEqual(row);
    expect((await list({ search, kind: 'refund' })).body.total).toBe(0);
    expect((await list({ search, status: 'failed' })).body.total).toBe(0);
  });

  it('200: newest first, paginated', async () => {
    for (const minutes of [1, 2, 3]) {
      app.clock.advance(minutes * MINUTE_MS);
      await app.deps.mail.send(message({ kind: 'refund' }));
    }
    await app.background.idle();
    const pages = [1, 2].map(async (page) => (await list({ kind: 'refund', limit: 2, page })).body.items);
    const times = (await Promise.all(pages)).flat().map(({ created_at }) => created_at);
    expect(times).toHaveLength(3);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('200: a rejected email waits with the mail server’s response, and an expired one fails', async () => {
    failOnce('450 4.2.1\r\n Mailbox busy');
    const mail = message();
    const row = await sent(mail);
    expect(row).toMatchObject({ status: 'waiting', answer: '450 4.2.1 Mailbox busy', attempts: 1, resendable: false });
    await resend(row.id).expect(409);
    await app.deps.mail.send(message({ expiresAt: new Date(0), to: mail.to, subject: 'Late' }));
    await app.background.idle();
    const late = (await list({ search: mail.to.address, status: 'failed' })).body.items;
    expect(late).toMatchObject([{ subject: 'Late', answer: 'It could not be delivered in time' }]);
  });

  it('200: no email from a transaction that failed', async () => {
    const mail = message();
    const failing = app.db.transaction().execute(async (tx) => {
      await app.deps.mail.send(mail, tx);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect((await list({ search: mail.to.address })).body.total).toBe(0);
  });

  it('400: an unknown state', async () => {
    await list({ status: 'lost' }).expect(400);
  });
});

describe('POST /api/admin/mails/{id}/resend', () => {
  it('204: the same message is sent as a new email, with an audit entry', async () => {
    const mail = message();
    const { id } = await sent(mail);
    app.clock.advance(10 * MINUTE_MS);
    await resend(id).expect(204);
    await app.background.idle();
    const [first, second] = app.mail.sent;
    expect(second).toMatchObject({ to: mail.to, subject: mail.subject, text: first?.text });
    expect(second?.id).not.toBe(first?.id);
    expect((await list({ search: mail.to.address })).body.total).toBe(2);
    expect(await listAuditEntries(app.db, 'sent-mail', id)).toMatchObject([
      { actor_id: admin.user.id, action: 'mail.resend', label: mail.subject },
    ]);
  });

  it('409: an email with a secret link is neither stored nor sent again', async () => {
    const { id } = await sent(message({ kind: 'password-reset', text: 'https://x/?token=SECRET' }));
    const { body } = await resend(id).expect(409);
    expect(body.message).toBe('Emails of this kind are not stored and cannot be resent');
    const row = await app.db.selectFrom('mail_log').select('sealed').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.sealed).toBeNull();
  });

  it('429: more than three an hour', async () => {
    const { id } = await sent(message());
    for (let count = 0; count < 3; count += 1) await resend(id).expect(204);
    await resend(id).expect(429);
  });

  it('404', async () => {
    const id = randomUUID();
    await resend('x').expect(404);
    await resend(id).expect(404);
  });
});

describe('retention', () => {
  it('keeps the message for 30 days, encrypted, and the row for 90', async () => {
    const { id } = await sent(message());
    const read = () => app.db.selectFrom('mail_log').select('sealed').where('id', '=', id).executeTakeFirst();
    expect((await read())?.sealed).not.toContain('arrived');
    const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS);
    await deleteStaleRows(app.db, inDays(29));
    expect((await read())?.sealed).toEqual(expect.any(String));
    await deleteStaleRows(app.db, inDays(31));
    expect(await read()).toEqual({ sealed: null });
    // Their sessions have ended by then.
    await resend(id, (await app.signedIn('super_admin')).headers).expect(409);
    await deleteStaleRows(app.db, inDays(91));
    expect(await read()).toBeUndefined();
  });

  it('keeps nothing about an erased user', async () => {
    admin = await app.signedIn('super_admin');
    const { user } = await app.signedIn();
    const other = await sent(message());
    await sent(message({ to: { name: user.name, address: user.email.toUpperCase(), language: 'en' } }));
    await app.db
      .updateTable('users')
      .set({ deleted_at: new Date(0) })
      .where('id', '=', user.id)
      .execute();
    await eraseDeletedUsers(app.deps, app.clock.now());
    expect((await list({ search: user.email })).body.total).toBe(0);
    expect((await list({ search: other.recipient.email })).body.total).toBe(1);
  });
});
