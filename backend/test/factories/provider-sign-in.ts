import { CLIENT_ID, CLIENT_SECRET, type IssuerUser, type startIssuer } from '../../../.ci/test-servers/issuer.ts';
import type { SignInProviderInput } from '../../../contract/generated/model.ts';
import type { TestApp } from '../test-app.ts';

type Issuer = Awaited<ReturnType<typeof startIssuer>>;

/** The settings of the test's issuer. */
export const issuerInput = (issuer: string, fields: Partial<SignInProviderInput> = {}): SignInProviderInput => ({
  enabled: true,
  name: 'Acme',
  issuer,
  client_id: CLIENT_ID,
  client_secret: CLIENT_SECRET,
  version: 0,
  ...fields,
});

/** A browser that signs in with the test's issuer; it stores one cookie. */
export function createBrowser(app: TestApp, issuer: Issuer, headers: Record<string, string> = {}) {
  let cookie = '';
  const post = async (path: string, body: object, others: Record<string, string> = headers) => {
    const response = await app.http
      .post(`/api${path}`)
      .set({ ...others, ...(cookie ? { cookie } : {}) })
      .send(body);
    const [set] = response.headers['set-cookie'] ?? [];
    if (set) cookie = String(set).split(';')[0] ?? '';
    return response;
  };
  return {
    post,
    start: async (fields: object = {}): Promise<string> =>
      (await post('/auth/provider/start', { provider: 'oidc', ...fields })).body.url,
    finish: (answer: object) => post('/auth/provider', answer),
    /** The complete flow: the provider's page, the user's confirmation and the redirect to the site. */
    async signIn(user: IssuerUser, fields: object = {}) {
      const { body } = await post('/auth/provider/start', { provider: 'oidc', ...fields });
      return post('/auth/provider', issuer.confirm(body.url, user));
    },
  };
}
