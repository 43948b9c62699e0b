import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startIssuer } from '../../../../.ci/test-servers/issuer.ts';
import { createBrowser, issuerInput } from '../../factories/provider-sign-in.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let owner: Awaited<ReturnType<TestApp['signedIn']>>;
let version = 0;

beforeAll(async () => {
  issuer = await startIssuer();
  app = await createTestApp({ env: { ISSUERS_ALLOW_PRIVATE: 'true' } });
  owner = await app.signedIn('super_admin');
});
afterEach(() => issuer.misbehave());
afterAll(async () => {
  await app.close();
  await issuer.close();
});

const save = async (fields: object = {}, provider = 'oidc') => {
  const input = { ...issuerInput(issuer.url), version, ...fields };
  const response = await app.http.put(`/api/admin/sign-in-providers/${provider}`).set(owner.headers).send(input);
  if (response.status === 200 && provider === 'oidc') version = response.body.version;
  return response;
};
const site = async () => (await app.http.get('/api/site').expect(200)).body.signInProviders;
const test = (url: string) =>
  app.http.post('/api/admin/sign-in-providers/test').set(owner.headers).send({ issuer: url });

describe('GET /api/admin/sign-in-providers', () => {
  it('200: three providers that are off, and the callback URL', async () => {
    const { body } = await app.http.get('/api/admin/sign-in-providers').set(owner.headers).expect(200);
    expect(body.callback_url).toBe(`${app.env.publicUrl}/login/callback`);
    expect(
      body.items.map(({ id, enabled, name }: { id: string; enabled: boolean; name: string }) => [id, enabled, name]),
    ).toEqual([
      ['google', false, 'Google'],
      ['github', false, 'GitHub'],
      ['oidc', false, ''],
    ]);
    expect(await site()).toEqual([]);
  });
});

describe('PUT /api/admin/sign-in-providers/{provider}', () => {
  it('200: shown on the site, with the secret stored encrypted and in no answer or log', async () => {
    const { status, body } = await save();
    expect([status, body.has_secret]).toEqual([200, true]);
    expect(await site()).toEqual([{ id: 'oidc', name: 'Acme' }]);
    const row = await app.db.selectFrom('sign_in_providers').selectAll().executeTakeFirstOrThrow();
    const audit = await app.db.selectFrom('audit_entries').selectAll().execute();
    const listed = (await app.http.get('/api/admin/sign-in-providers').set(owner.headers)).body;
    const logged = JSON.stringify([body, row, audit, listed, app.log.entries]);
    expect(logged).not.toContain('studio-client-secret');
    expect(audit.at(-1)).toMatchObject({
      action: 'settings.update',
      label: 'Sign-in: Acme',
      after: { signIn: true, client: `studio-client, ${issuer.url}, Acme, secret replaced` },
    });
  });

  it('200: keeps the stored secret, and turns off without losing connections', async () => {
    const own = createBrowser(app, issuer);
    const user = { sub: 'kept', email: 'kept@example.com', email_verified: true };
    const { ticket } = (await own.signIn(user)).body.ticket;
    await own.post('/auth/provider/account', { ticket, name: 'Kept' });
    const off = await save({ enabled: false, client_secret: undefined });
    expect([off.body.has_secret, off.body.accounts, await site()]).toEqual([true, 1, []]);
    expect((await own.post('/auth/provider/start', { provider: 'oidc' })).status).toBe(404);
    await save({ client_secret: undefined });
    expect((await createBrowser(app, issuer).signIn(user)).body.outcome).toBe('signed_in');
  });

  it('404: a sign-in under way when the provider is turned off', async () => {
    const own = createBrowser(app, issuer);
    const answer = issuer.confirm(await own.start(), { sub: 'late', email: 'late@example.com', email_verified: true });
    await save({ enabled: false, client_secret: undefined });
    expect((await own.finish(answer)).status).toBe(404);
    await save({ client_secret: undefined });
  });

  it('400: another issuer or client needs its own secret', async () => {
    for (const fields of [{ issuer: 'https://other.example.com' }, { client_id: 'another' }]) {
      const { status, body } = await save({ ...fields, client_secret: undefined });
      expect([status, body.details]).toEqual([400, [{ field: 'client_secret', message: 'Enter the client secret' }]]);
    }
  });

  it.each([
    ['name', { name: ' ' }],
    ['issuer', { issuer: '' }],
    ['issuer', { issuer: 'javascript:alert(1)' }],
    ['issuer', { issuer: 'https://user:password@example.com' }],
    ['issuer', { issuer: 'https://example.com/?a=b' }],
    ['client_id', { client_id: '' }],
  ])('400: %s of %j', async (field, fields) => {
    const { status, body } = await save(fields);
    expect([status, body.details?.[0]?.field]).toEqual([400, field]);
  });

  it('403: without the right, and without fresh proof', async () => {
    const editor = await app.signedIn('super_admin', ['content']);
    const input = { ...issuerInput(issuer.url), version };
    const url = '/api/admin/sign-in-providers/oidc';
    expect((await app.http.put(url).set(editor.headers).send(input)).body.code).toBe('not_your_work');
    app.clock.advance(11 * 60_000);
    expect((await app.http.put(url).set(owner.headers).send(input)).body.code).toBe('proof_needed');
    app.clock.reset();
  });

  it('409: a version that is not the current one', async () => {
    expect((await save({ version: version + 5 })).status).toBe(409);
  });

  it('200: the same subject of another issuer is another person', async () => {
    const other = await startIssuer();
    await save({ issuer: other.url });
    const user = { sub: 'kept', email: 'someone@example.com', email_verified: true };
    expect((await createBrowser(app, other).signIn(user)).body.outcome).toBe('new_account');
    await save();
    await other.close();
  });

  it('200: GitHub needs no issuer', async () => {
    const { status } = await save({ name: '', issuer: '', version: 0 }, 'github');
    expect(status).toBe(200);
    const page = new URL(await createBrowser(app, issuer).start({ provider: 'github' }));
    expect(page.origin + page.pathname).toBe('https://github.com/login/oauth/authorize');
    expect(page.searchParams.get('scope')).toBe('read:user user:email');
    expect(await site()).toEqual([
      { id: 'github', name: 'GitHub' },
      { id: 'oidc', name: 'Acme' },
    ]);
  });
});

describe('POST /api/admin/sign-in-providers/test', () => {
  it('200: an issuer that can be used', async () => {
    expect((await test(issuer.url)).body).toEqual({
      usable: true,
      problem: null,
      authorization_endpoint: `${issuer.url}/authorize`,
    });
  });

  const DOCUMENT = '/.well-known/openid-configuration';
  it.each([
    ['of another issuer', { documentIssuer: 'https://accounts.google.com' }],
    ['whose sign-in page is a script', { authorizationEndpoint: 'javascript:alert(1)' }],
    ['that redirects', { redirects: DOCUMENT }],
    ['that answers with an error', { broken: DOCUMENT }],
    ['that does not answer', { silent: DOCUMENT }],
  ])(
    '200: a document %s cannot be used',
    async (_name, fault) => {
      issuer.misbehave(fault);
      const { status, body } = await test(issuer.url);
      expect([status, body.usable, body.problem]).toEqual([200, false, expect.any(String)]);
      expect(issuer.requests).not.toContain('/elsewhere');
    },
    15_000,
  );

  it('400 and 200: private networks are not reached', async () => {
    const strict = await createTestApp();
    const admin = await strict.signedIn('super_admin');
    const ask = (url: string) =>
      strict.http.post('/api/admin/sign-in-providers/test').set(admin.headers).send({ issuer: url });
    const before = issuer.requests.length;
    for (const url of [issuer.url, 'https://127.0.0.1', 'https://localhost', 'https://[::1]', 'http://example.com'])
      expect((await ask(url)).status).toBe(400);
    // A public name that resolves to a private address.
    const { body } = await ask('https://localtest.me');
    expect(body.usable).toBe(false);
    expect(issuer.requests).toHaveLength(before);
    await strict.close();
  });
});
