import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type IssuerUser, startIssuer } from '../../../../.ci/test-servers/issuer.ts';
import { eraseDeletedUsers, GRACE_MS } from '../../../src/features/privacy/erase-users.service.ts';
import { createBrowser, issuerInput } from '../../factories/provider-sign-in.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let people = 0;

beforeAll(async () => {
  issuer = await startIssuer();
  app = await createTestApp({ env: { ISSUERS_ALLOW_PRIVATE: 'true' } });
  const owner = await app.signedIn('super_admin');
  await app.http.put('/api/admin/sign-in-providers/oidc').set(owner.headers).send(issuerInput(issuer.url)).expect(200);
});
afterEach(() => app.clock.reset());
afterAll(async () => {
  await app.close();
  await issuer.close();
});

const person = (fields: Partial<IssuerUser> = {}): IssuerUser => {
  people += 1;
  return { sub: `user-${people}`, email: `user-${people}@example.com`, email_verified: true, name: 'Nadia', ...fields };
};

/** A signed-in customer, in a browser that can connect accounts. */
async function customer() {
  const signedIn = await app.signedIn();
  const browser = createBrowser(app, issuer, signedIn.headers);
  const list = async () => (await app.http.get('/api/connected-accounts').set(signedIn.headers).expect(200)).body;
  /** Up to the ticket. */
  const ticketFor = async (user: IssuerUser): Promise<string> => {
    const { body } = await browser.post('/connected-accounts/start', { provider: 'oidc' });
    return (await browser.finish(issuer.confirm(body.url, user))).body.ticket.ticket;
  };
  const connect = async (user: IssuerUser) => browser.post('/connected-accounts', { ticket: await ticketFor(user) });
  const disconnect = (id: string) => app.http.delete(`/api/connected-accounts/${id}`).set(signedIn.headers);
  return { ...signedIn, browser, list, ticketFor, connect, disconnect };
}

/** An account that only signs in with the provider. */
async function withoutPassword() {
  const user = person();
  const browser = createBrowser(app, issuer);
  const { ticket } = (await browser.signIn(user)).body.ticket;
  const { body } = await browser.post('/auth/provider/account', { ticket, name: 'Nadia' });
  return { user, id: body.user.id as string, headers: { authorization: `Bearer ${body.token}` } };
}

const subjects = async (email: string) => {
  await app.background.idle();
  return app.mail.sent.filter(({ to }) => JSON.stringify(to).includes(email)).map(({ subject }) => subject);
};

describe('GET /api/connected-accounts', () => {
  it('200: what is connected and what can be', async () => {
    const { list, connect } = await customer();
    const provider = { id: 'oidc', name: 'Acme' };
    expect(await list()).toEqual({ items: [], available: [provider], has_password: true });
    const user = person();
    await connect(user);
    expect(await list()).toEqual({
      items: [expect.objectContaining({ provider, email: user.email, last_used_at: null })],
      available: [],
      has_password: true,
    });
  });
});

describe('POST /api/connected-accounts', () => {
  it('201: connected, and the owner is notified', async () => {
    const { user, connect } = await customer();
    const { status } = await connect(person());
    expect([status, await subjects(user.email)]).toEqual([201, ['You can now sign in with Acme']]);
  });

  it('201: an account with an unverified email, because its owner is signed in here', async () => {
    const { connect, list } = await customer();
    expect((await connect(person({ email_verified: false }))).status).toBe(201);
    expect((await list()).items[0].email).toBeNull();
  });

  it('201: the account that has the email, once its owner has signed in', async () => {
    const { user, headers } = await app.signedIn();
    const browser = createBrowser(app, issuer, headers);
    const identity = person({ email: user.email });
    const { outcome, ticket } = (await browser.signIn(identity)).body;
    expect(outcome).toBe('existing_account');
    expect((await browser.post('/connected-accounts', { ticket: ticket.ticket })).status).toBe(201);
    const { body } = await createBrowser(app, issuer).signIn(identity);
    expect([body.outcome, body.session.user.id]).toEqual(['signed_in', user.id]);
  });

  it('ends when the owner of an email that was not verified resets the password', async () => {
    const { user, connect } = await customer();
    const stranger = person();
    await connect(stranger);
    await app.http.post('/api/auth/reset-password').send({ email: user.email }).expect(200);
    await app.background.idle();
    const reset = app.mail.sent.findLast(({ kind, to }) => kind === 'password-reset' && to.address === user.email);
    const token = new URL(reset?.link ?? '').searchParams.get('token');
    const password = 'a-new-password';
    await app.http.post('/api/auth/reset-password/confirm').send({ token, password }).expect(200);
    const { body } = await createBrowser(app, issuer).signIn(stranger);
    expect(body.outcome).toBe('new_account');
  });

  it('403: needs a fresh proof', async () => {
    const { browser } = await customer();
    app.clock.advance(11 * 60_000);
    for (const [path, body] of [
      ['/connected-accounts/start', { provider: 'oidc' }],
      ['/connected-accounts', { ticket: 'x'.repeat(43) }],
    ] as const) {
      const refused = await browser.post(path, body);
      expect([refused.status, refused.body.code]).toEqual([403, 'proof_needed']);
    }
  });

  it('409: an account that belongs to another account here', async () => {
    const [first, second] = [await customer(), await customer()];
    const user = person();
    await first.connect(user);
    const { status, body } = await second.connect(user);
    expect([status, body.message]).toEqual([
      409,
      'It is already connected to another account here. Disconnect it there first.',
    ]);
    expect((await second.list()).items).toEqual([]);
  });

  it('409: a second account at the same provider', async () => {
    const { connect } = await customer();
    await connect(person());
    const { status, body } = await connect(person());
    expect([status, body.message]).toEqual([409, 'An account at Acme is already connected. Disconnect it first.']);
  });

  it('404: a provider that is not set up', async () => {
    const { browser } = await customer();
    expect((await browser.post('/connected-accounts/start', { provider: 'github' })).status).toBe(404);
  });

  it('409: an administrator', async () => {
    const { headers } = await app.signedIn('super_admin');
    const browser = createBrowser(app, issuer, headers);
    expect((await browser.post('/connected-accounts/start', { provider: 'oidc' })).status).toBe(409);
    expect((await browser.post('/connected-accounts', { ticket: 'x'.repeat(43) })).status).toBe(409);
  });

  it('410: the ticket of another account, in the same browser', async () => {
    const { ticketFor, browser } = await customer();
    const ticket = await ticketFor(person());
    const other = await app.signedIn();
    const refused = await browser.post('/connected-accounts', { ticket }, other.headers);
    expect(refused.status).toBe(410);
    expect((await browser.post('/connected-accounts', { ticket })).status).toBe(201);
  });

  it('201 and 410: one ticket sent twice at once connects once', async () => {
    const { ticketFor, browser, user } = await customer();
    const ticket = await ticketFor(person());
    const send = () => browser.post('/connected-accounts', { ticket });
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 410]);
    expect(await subjects(user.email)).toHaveLength(1);
  });
});

describe('DELETE /api/connected-accounts/{id}', () => {
  it('204: it no longer signs in, and the owner is notified', async () => {
    const { user, connect, disconnect } = await customer();
    const identity = person();
    const { body } = await connect(identity);
    expect((await disconnect(body.id)).status).toBe(204);
    expect((await createBrowser(app, issuer).signIn(identity)).body.outcome).toBe('new_account');
    expect(await subjects(user.email)).toContain('Acme was disconnected from your account');
  });

  it('404: an account of another user', async () => {
    const [first, second] = [await customer(), await customer()];
    const { body } = await first.connect(person());
    expect((await second.disconnect(body.id)).status).toBe(404);
    expect((await first.list()).items).toHaveLength(1);
  });

  it('409: the only way to sign in, until a password is set by link', async () => {
    const { user, id, headers } = await withoutPassword();
    const { body } = await app.http.get('/api/connected-accounts').set(headers).expect(200);
    expect(body.has_password).toBe(false);
    const refused = await app.http.delete(`/api/connected-accounts/${body.items[0].id}`).set(headers);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This is your only way to sign in. Set a password first.',
    ]);
    expect((await createBrowser(app, issuer).signIn(user)).body.outcome).toBe('signed_in');
    await app.db.updateTable('users').set({ password_hash: 'a-hash' }).where('id', '=', id).execute();
    await app.http.delete(`/api/connected-accounts/${body.items[0].id}`).set(headers).expect(204);
  });
});

describe('an account without a password', () => {
  it('200: has nothing to confirm an identity with', async () => {
    const { headers } = await withoutPassword();
    expect((await app.http.get('/api/proof').set(headers)).body.methods).toEqual([]);
  });

  it('200: sets one by a link, and keeps its connected account', async () => {
    const { user } = await withoutPassword();
    await app.http.post('/api/auth/reset-password').send({ email: user.email });
    await app.background.idle();
    const mail = app.mail.sent.findLast(({ subject }) => subject.includes('password'));
    const token = /token=([\w-]+)/.exec(JSON.stringify(mail))?.[1];
    await app.http.post('/api/auth/reset-password/confirm').send({ token, password: 'river-stone-43' }).expect(200);
    await app.http.post('/api/auth/login').send({ email: user.email, password: 'river-stone-43' }).expect(200);
    expect((await createBrowser(app, issuer).signIn(user)).body.outcome).toBe('signed_in');
  });
});

describe('data', () => {
  it('erases the connection with its account', async () => {
    const { id } = await withoutPassword();
    const deletedAt = new Date(app.clock.now().getTime() - GRACE_MS - 1);
    await app.db.updateTable('users').set({ deleted_at: deletedAt }).where('id', '=', id).execute();
    await eraseDeletedUsers({ db: app.db, jobs: app.deps.jobs }, app.clock.now());
    const left = await app.db.selectFrom('connected_accounts').select('id').where('user_id', '=', id).execute();
    expect(left).toEqual([]);
  });
});
