import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLIENT_ID, CLIENT_SECRET, type IssuerUser, startIssuer } from '../../../../.ci/test-servers/issuer.ts';
import { createProviderClient } from '../../../src/features/accounts/provider-client.adapter.ts';

let server: Awaited<ReturnType<typeof startIssuer>>;
beforeAll(async () => {
  server = await startIssuer();
});
afterAll(() => server.close());

const PROOF = { state: 'a-state', nonce: 'a-nonce', verifier: 'v'.repeat(43) };

/** Signs in with a server that answers like GitHub. */
async function signIn(user: IssuerUser, fields: object = {}) {
  const client = createProviderClient({
    allowPrivate: true,
    callbackUrl: 'http://localhost:5000/login/callback',
    github: {
      authorization: `${server.url}/github/authorize`,
      token: `${server.url}/github/token`,
      api: `${server.url}/github`,
    },
  });
  const issuer = 'https://github.com/login/oauth';
  const settings = { kind: 'github', issuer, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET } as const;
  const { code } = server.confirm(await client.toSignInUrl(settings, PROOF), user);
  return client.readIdentity(settings, PROOF, { code, ...fields });
}

it('reads id, name and verified primary email of a user of GitHub', async () => {
  expect(await signIn({ sub: '583231', email: 'nadia@example.com', email_verified: true, name: 'Nadia' })).toEqual({
    issuer: 'https://github.com/login/oauth',
    subject: '583231',
    email: 'nadia@example.com',
    name: 'Nadia',
  });
});

it('ignores an email that GitHub has not verified', async () => {
  const { email } = await signIn({ sub: '583231', email: 'nadia@example.com', email_verified: false });
  expect(email).toBeNull();
});

it('refuses a code that GitHub does not know, which it reports with status 200', async () => {
  await expect(signIn({ sub: '583231' }, { code: 'unknown' })).rejects.toThrow();
});

it('refuses an answer that names another issuer', async () => {
  await expect(signIn({ sub: '583231' }, { iss: 'https://accounts.google.com' })).rejects.toThrow();
});
