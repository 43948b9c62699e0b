import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type IssuerUser, startIssuer } from '../../../../.ci/test-servers/issuer.ts';
import { createBrowser, issuerInput } from '../../factories/provider-sign-in.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';

let app: TestApp;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let people = 0;

beforeAll(async () => {
  issuer = await startIssuer();
  app = await createTestApp({ env: { ISSUERS_ALLOW_PRIVATE: 'true' } });
  const owner = await app.signedIn('super_admin');
  await app.http.put('/api/admin/sign-in-providers/oidc').set(owner.headers).send(issuerInput(issuer.url)).expect(200);
});
afterEach(() => {
  app.clock.reset();
  issuer.misbehave();
});
afterAll(async () => {
  await app.close();
  await issuer.close();
});

const person = (fields: Partial<IssuerUser> = {}): IssuerUser => {
  people += 1;
  return {
    sub: `user-${people}`,
    email: `user-${people}@example.com`,
    email_verified: true,
    name: 'Nadia Rahman',
    ...fields,
  };
};
const browser = (headers?: Record<string, string>) => createBrowser(app, issuer, headers);

/** A new account of an issuer's user. */
async function registered(user = person()) {
  const own = browser();
  const { body } = await own.signIn(user);
  const { body: session } = await own.post('/auth/provider/account', {
    ticket: body.ticket.ticket,
    name: 'Nadia Rahman',
  });
  return { user, session, browser: own };
}

describe('POST /api/auth/provider/account', () => {
  it('201: an account without a password, whose email is confirmed by link as at registration', async () => {
    const { user, session } = await registered();
    await app.background.idle();
    expect(session.user).toMatchObject({ email: user.email, name: 'Nadia Rahman', role: 'customer' });
    expect(app.mail.sent.filter(({ to }) => JSON.stringify(to).includes(String(user.email)))).toHaveLength(1);
    const row = await app.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', session.user.id)
      .executeTakeFirstOrThrow();
    expect([row.email_verified_at, row.password_hash.startsWith('!')]).toEqual([null, true]);
    const login = await app.http.post('/api/auth/login').send({ email: user.email, password: row.password_hash });
    expect(login.status).toBe(401);
  });

  it('400: a refused name does not use up the ticket', async () => {
    const own = browser();
    const { body } = await own.signIn(person());
    const { ticket } = body.ticket;
    expect((await own.post('/auth/provider/account', { ticket, name: 'a\nb' })).status).toBe(400);
    expect((await own.post('/auth/provider/account', { ticket, name: 'Nadia' })).status).toBe(201);
    expect((await own.post('/auth/provider/account', { ticket, name: 'Nadia' })).status).toBe(410);
  });

  it('403: while registration is closed, before and after the provider', async () => {
    const own = browser();
    const { body } = await own.signIn(person());
    await app.db
      .insertInto('site_settings')
      .values({
        name: 'S',
        description: '',
        contact_email: 'a@example.com',
        phone: '',
        location: '',
        channel_url: '',
        registration_open: false,
      })
      .onConflict((row) => row.column('id').doUpdateSet({ registration_open: false }))
      .execute();
    const closed = await own.post('/auth/provider/account', { ticket: body.ticket.ticket, name: 'Nadia' });
    expect([closed.status, closed.body.code]).toEqual([403, 'registration_closed']);
    expect((await browser().signIn(person())).body.code).toBe('registration_closed');
    await app.db.updateTable('site_settings').set({ registration_open: true }).execute();
  });

  it('409: another account has taken the email since', async () => {
    const own = browser();
    const user = person();
    const { body } = await own.signIn(user);
    await app.createUser({ email: user.email });
    const { status, body: error } = await own.post('/auth/provider/account', {
      ticket: body.ticket.ticket,
      name: 'Nadia',
    });
    expect([status, error.code]).toEqual([409, 'email_taken']);
  });

  it('410: the ticket of another browser, and one for an existing account', async () => {
    const { body } = await browser().signIn(person());
    const other = browser();
    await other.start();
    expect((await other.post('/auth/provider/account', { ticket: body.ticket.ticket, name: 'Nadia' })).status).toBe(
      410,
    );
    const existing = await app.createUser();
    const own = browser();
    const known = await own.signIn(person({ email: existing.email }));
    expect((await own.post('/auth/provider/account', { ticket: known.body.ticket.ticket, name: 'Nadia' })).status).toBe(
      410,
    );
  });

  it('201 and 410: one ticket sent twice at once creates one account', async () => {
    const own = browser();
    const user = person();
    const { ticket } = (await own.signIn(user)).body.ticket;
    const send = () => own.post('/auth/provider/account', { ticket, name: 'Nadia' });
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 410]);
  });
});

describe('POST /api/auth/login', () => {
  it('200: the account of an email keeps its password', async () => {
    const existing = await app.createUser();
    await browser().signIn(person({ email: existing.email }));
    await app.http.post('/api/auth/login').send({ email: existing.email, password: PASSWORD }).expect(200);
  });
});
