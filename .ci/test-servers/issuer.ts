import { createHash, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import jwt from 'jsonwebtoken';

export const CLIENT_ID = 'studio-client';
export const CLIENT_SECRET = 'studio-client-secret';

/** Claims of a user at the issuer. */
export interface IssuerUser {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
}

/** How the issuer misbehaves. */
interface IssuerFaults {
  /** Replaces claims of the ID token. */
  claims?: Record<string, unknown>;
  /** Signs with a key that it does not publish. */
  foreignKey?: boolean;
  /** Sends a token without a signature. */
  unsigned?: boolean;
  /** Never answers this path. */
  silent?: string;
  /** Answers this path with 500. */
  broken?: string;
  /** Answers this path with a redirect. */
  redirects?: string;
  /** The issuer that the discovery document names. */
  documentIssuer?: string;
  authorizationEndpoint?: string;
  /** The `iss` of the authorization response; null for none. */
  iss?: string | null;
  /** Claims come from the userinfo endpoint only. */
  userinfoOnly?: boolean;
  /** The subject of the userinfo endpoint. */
  userinfoSub?: string;
}

interface Grant {
  user: IssuerUser;
  nonce: string | null;
  challenge: string | null;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const createPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A provider of OpenID Connect, and with `/github` paths one like GitHub. */
export async function startIssuer() {
  const [own, foreign] = [createPair(), createPair()];
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, IssuerUser>();
  const requests: string[] = [];
  let faults: IssuerFaults = {};
  let visitor: IssuerUser | undefined;
  let url = '';

  const sign = (claims: object, key: KeyObject) => jwt.sign(claims, key, { algorithm: 'RS256', keyid: 'one' });

  function createIdToken({ user, nonce }: Grant): string {
    const now = Math.floor(Date.now() / 1_000);
    const personal = faults.userinfoOnly ? { sub: user.sub } : user;
    const claims = { iss: url, aud: CLIENT_ID, iat: now, exp: now + 300, nonce, ...personal, ...faults.claims };
    if (faults.unsigned) {
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${encode({ alg: 'none' })}.${encode(claims)}.`;
    }
    return sign(claims, faults.foreignKey ? foreign.privateKey : own.privateKey);
  }

  const isOurs = (form: URLSearchParams, authorization = '') => {
    if (form.get('client_secret') === CLIENT_SECRET && form.get('client_id') === CLIENT_ID) return true;
    // Both parts are encoded as in a form (RFC 6749, 2.3.1).
    const parts = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString().split(':');
    const [id, secret] = parts.map(decodeURIComponent);
    return id === CLIENT_ID && secret === CLIENT_SECRET;
  };

  function exchange(form: URLSearchParams, authorization: string | undefined, openid: boolean): [number, object] {
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    // A code works once.
    grants.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!isOurs(form, authorization)) return [401, { error: 'invalid_client' }];
    // GitHub reports an error with 200.
    if (!grant || grant.challenge !== challenge) return [openid ? 400 : 200, { error: 'invalid_grant' }];
    const token = randomUUID();
    tokens.set(token, grant.user);
    const answer = { access_token: token, token_type: 'Bearer', expires_in: 300 };
    return [200, openid ? { ...answer, id_token: createIdToken(grant) } : answer];
  }

  /** The parameters of the redirect after a user has confirmed on the provider's page. */
  function confirm(page: string, user: IssuerUser) {
    const { searchParams: asked } = new URL(page);
    const code = randomUUID();
    grants.set(code, { user, nonce: asked.get('nonce'), challenge: asked.get('code_challenge') });
    const iss = faults.iss === undefined ? url : faults.iss;
    return { state: asked.get('state') ?? '', code, ...(iss === null ? {} : { iss }) };
  }

  /** What a browser shows: the user who is signed in there confirms, or returns without. */
  function sendConsent(page: URL, response: ServerResponse): void {
    if (!visitor) return void response.writeHead(404).end();
    const back = new URL(page.searchParams.get('redirect_uri') ?? '');
    const denied = new URL(back);
    for (const [name, value] of Object.entries(confirm(page.href, visitor))) back.searchParams.set(name, value);
    denied.search = new URLSearchParams({
      error: 'access_denied',
      state: page.searchParams.get('state') ?? '',
    }).toString();
    const links = `<a href="${escapeHtml(back.href)}">Continue as ${escapeHtml(visitor.name ?? visitor.sub)}</a> <a href="${escapeHtml(denied.href)}">Cancel</a>`;
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><title>Acme</title><link rel="icon" href="data:,"><main>${links}</main></html>`,
      );
  }

  const server = createServer(async (request, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const asked = new URL(request.url ?? '/', url);
    const path = asked.pathname;
    requests.push(path);
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (faults.silent === path) return;
    if (faults.broken === path) return send(500, {});
    if (faults.redirects === path) return void response.writeHead(302, { location: `${url}/elsewhere` }).end();
    const { authorization } = request.headers;
    const user = tokens.get((authorization ?? '').replace('Bearer ', ''));
    const routes: Record<string, () => void> = {
      '/.well-known/openid-configuration': () =>
        send(200, {
          issuer: faults.documentIssuer ?? url,
          authorization_endpoint: faults.authorizationEndpoint ?? `${url}/authorize`,
          token_endpoint: `${url}/token`,
          jwks_uri: `${url}/keys`,
          userinfo_endpoint: `${url}/userinfo`,
          response_types_supported: ['code'],
          id_token_signing_alg_values_supported: ['RS256'],
          authorization_response_iss_parameter_supported: true,
        }),
      '/authorize': () => sendConsent(asked, response),
      '/keys': () =>
        send(200, { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] }),
      '/token': () => send(...exchange(new URLSearchParams(text), authorization, true)),
      '/userinfo': () => (user ? send(200, { ...user, sub: faults.userinfoSub ?? user.sub }) : send(401, {})),
      '/github/token': () => send(...exchange(new URLSearchParams(text), authorization, false)),
      '/github/user': () =>
        user ? send(200, { id: Number(user.sub), login: 'farhana', name: user.name }) : send(401, {}),
      '/github/user/emails': () =>
        send(200, [
          { email: 'second@example.com', primary: false, verified: true },
          { email: user?.email, primary: true, verified: user?.email_verified === true },
        ]),
    };
    (routes[path] ?? (() => send(404, {})))();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  return {
    url,
    requests,
    /** Replaces all earlier faults. */
    misbehave: (next: IssuerFaults = {}) => {
      faults = next;
    },
    confirm,
    /** Signs a user in at the issuer's own page, for browsers. */
    visit: (user: IssuerUser) => {
      visitor = user;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
