import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type IssuerUser, startIssuer } from '../../../../.ci/test-servers/issuer.ts';
import { createBrowser, issuerInput } from '../../factories/provider-sign-in.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const MINUTE = 60_000;

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

describe('POST /api/auth/provider/start', () => {
  it('200: the page of the provider, with PKCE, state and nonce, and the one callback URL', async () => {
    const page = new URL(await browser().start({ redirect: '/dashboard/orders' }));
    expect(page.origin + page.pathname).toBe(`${issuer.url}/authorize`);
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      client_id: 'studio-client',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${app.env.publicUrl}/login/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('200: stores neither the state nor what follows from it', async () => {
    const page = new URL(await browser().start());
    const stored = JSON.stringify(await app.db.selectFrom('provider_sign_ins').selectAll().execute());
    for (const name of ['state', 'nonce', 'code_challenge']) expect(stored).not.toContain(page.searchParams.get(name));
  });

  it('404: a provider that is not set up', async () => {
    const { status, body } = await browser().post('/auth/provider/start', { provider: 'google' });
    expect([status, body.message]).toEqual([404, 'Sign-in with this provider is not available']);
  });
});

describe('POST /api/auth/provider', () => {
  it('200: a new account needs a confirmation before it exists', async () => {
    const user = person();
    const { body } = await browser().signIn(user, { redirect: '/dashboard/orders' });
    expect(body).toEqual({
      outcome: 'new_account',
      redirect: '/dashboard/orders',
      ticket: expect.objectContaining({
        provider: { id: 'oidc', name: 'Acme' },
        email: user.email,
        name: 'Nadia Rahman',
      }),
    });
    const accounts = await app.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', user.email ?? '')
      .execute();
    expect(accounts).toEqual([]);
  });

  it('200: a connected account is signed in', async () => {
    const { user, session } = await registered();
    const { status, body } = await browser().signIn(user);
    expect([status, body.outcome, body.session.user.id]).toEqual([200, 'signed_in', session.user.id]);
  });

  it('200: a connected account is signed in by its subject, whatever its email is now', async () => {
    const { user, session } = await registered();
    const { body } = await browser().signIn({ sub: user.sub, email: 'other@example.com', email_verified: false });
    expect(body.session.user.id).toBe(session.user.id);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/a\nb'])(
    '200: %j is not a path to return to',
    async (redirect) => {
      const { body } = await browser().signIn(person(), { redirect });
      expect(body.redirect).toBe('/dashboard');
    },
  );

  it('200: an account with the email is not signed in; its owner has to sign in first', async () => {
    const existing = await app.createUser();
    const { body } = await browser().signIn(person({ email: existing.email.toUpperCase() }));
    expect([body.outcome, body.session]).toEqual(['existing_account', undefined]);
    const sessions = await app.db.selectFrom('sessions').select('id').where('user_id', '=', existing.id).execute();
    expect(sessions).toEqual([]);
  });

  it('200: an account with an app is asked for its code', async () => {
    const { user, session } = await registered();
    await app.db
      .insertInto('second_factors')
      .values({ user_id: session.user.id, encrypted_secret: 'x', enabled_at: new Date() })
      .execute();
    const { body } = await browser().signIn(user);
    expect([body.outcome, body.session, body.challenge.methods]).toEqual(['second_step', undefined, ['code']]);
  });

  it('200: claims that are missing in the ID token come from the userinfo endpoint', async () => {
    issuer.misbehave({ userinfoOnly: true });
    const user = person();
    expect((await browser().signIn(user)).body.ticket.email).toBe(user.email);
  });

  const FAULTS = {
    'a wrong nonce': { claims: { nonce: 'another' } },
    'no nonce': { claims: { nonce: undefined } },
    'a token for another client': { claims: { aud: 'another-client' } },
    'a token for several clients that another one requested': { claims: { aud: ['studio-client', 'b'], azp: 'b' } },
    'an expired token': { claims: { exp: Math.floor(Date.now() / 1_000) - 120 } },
    'a token of another issuer': { claims: { iss: 'https://accounts.google.com' } },
    'a token without a subject': { claims: { sub: undefined } },
    'a subject that cannot be stored': { claims: { sub: 'a\u0000b' } },
    'a key that the issuer does not publish': { foreignKey: true },
    'a token without a signature': { unsigned: true },
    'an answer of another issuer (mix-up)': { iss: 'https://accounts.google.com' },
    'an answer without its issuer': { iss: null },
    'the userinfo of another user': { userinfoOnly: true, userinfoSub: 'someone-else' },
  } as const;
  it.each(Object.entries(FAULTS))('401: %s', async (_name, fault) => {
    const own = browser();
    const page = await own.start();
    issuer.misbehave(fault);
    const { status, body } = await own.finish(issuer.confirm(page, person()));
    expect([status, body.message]).toEqual([401, 'Acme did not confirm this sign-in. Please try again.']);
  });

  it('401: a code of another sign-in does not fit (PKCE)', async () => {
    const [own, attacker] = [browser(), browser()];
    const [page, stolen] = [await own.start(), issuer.confirm(await attacker.start(), person())];
    const { status } = await own.finish({ ...issuer.confirm(page, person()), code: stolen.code });
    expect(status).toBe(401);
  });

  it.each([
    ['unverified', false],
    ['verified as text only', 'true'],
    ['unknown', undefined],
  ])('403: an email that is %s', async (_name, email_verified) => {
    const existing = await app.createUser();
    const { status, body } = await browser().signIn(person({ email: existing.email, email_verified }));
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect(body.message).toMatch(/^Acme has not verified your email address/);
  });

  it('403: a suspended account, connected or not', async () => {
    const { user, session } = await registered();
    await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', session.user.id).execute();
    expect((await browser().signIn(user)).body.code).toBe('suspended');
    expect((await browser().signIn(person({ email: user.email }))).body.code).toBe('suspended');
  });

  it('403: an administrator, connected or not', async () => {
    const { user, session } = await registered();
    await app.db.updateTable('users').set({ role: 'super_admin' }).where('id', '=', session.user.id).execute();
    const refused = await browser().signIn(user);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Administrators sign in with a password or a passkey',
    ]);
    expect((await browser().signIn(person({ email: user.email }))).status).toBe(403);
  });

  it('401: a deleted account, until it is erased', async () => {
    const { user, session } = await registered();
    await app.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', session.user.id).execute();
    expect((await browser().signIn(user)).status).toBe(401);
    await app.db.deleteFrom('users').where('id', '=', session.user.id).execute();
    expect((await browser().signIn(user)).body.outcome).toBe('new_account');
  });

  it('410: the state of another browser (login CSRF), which stays usable in its own', async () => {
    const [attacker, victim] = [browser(), browser()];
    const answer = issuer.confirm(await attacker.start(), person());
    const { status, body } = await victim.finish(answer);
    expect([status, body.code]).toEqual([410, 'link_expired']);
    await victim.start();
    expect((await victim.finish(answer)).status).toBe(410);
    expect((await attacker.finish(answer)).status).toBe(200);
  });

  it('410: a call from a page of another site', async () => {
    const own = browser();
    const answer = issuer.confirm(await own.start(), person());
    const { status } = await createBrowser(app, issuer, {
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    }).finish(answer);
    expect(status).toBe(410);
  });

  it('410: a response that is used twice, also concurrently', async () => {
    const own = browser();
    const answer = issuer.confirm(await own.start(), person());
    const statuses = (await Promise.all([own.finish(answer), own.finish(answer)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 410]);
    expect((await own.finish(answer)).status).toBe(410);
  });

  it('410: a response after ten minutes', async () => {
    const own = browser();
    const answer = issuer.confirm(await own.start(), person());
    app.clock.advance(10 * MINUTE);
    expect((await own.finish(answer)).status).toBe(410);
  });

  it('200: two sign-ins of one browser are independent', async () => {
    const own = browser();
    const first = await own.start();
    const second = await own.start();
    expect((await own.finish(issuer.confirm(first, person()))).status).toBe(200);
    expect((await own.finish(issuer.confirm(second, person()))).status).toBe(200);
  });

  it('503: an issuer that does not respond, or with an error', async () => {
    for (const fault of [{ silent: '/token' }, { broken: '/token' }]) {
      const own = browser();
      const page = await own.start();
      issuer.misbehave(fault);
      const { status, body, headers } = await own.finish(issuer.confirm(page, person()));
      expect([status, body.message]).toEqual([503, 'Acme is not responding at the moment. Please try again later.']);
      expect(headers['retry-after']).toBe('60');
    }
  }, 15_000);

  it('401: a redirect is not followed', async () => {
    const own = browser();
    const page = await own.start();
    issuer.misbehave({ redirects: '/token' });
    expect((await own.finish(issuer.confirm(page, person()))).status).toBe(401);
    expect(issuer.requests).not.toContain('/elsewhere');
  });

  it('200: what is logged contains neither code nor tokens nor email', async () => {
    issuer.misbehave({ claims: { nonce: 'another' } });
    const user = person();
    const own = browser();
    const answer = issuer.confirm(await own.start(), user);
    await own.finish(answer);
    const logged = JSON.stringify(app.log.entries);
    for (const secret of [answer.code, answer.state, user.email ?? '', 'studio-client-secret'])
      expect(logged).not.toContain(secret);
  });
});
