import { createHash } from 'node:crypto';
import * as oidc from 'openid-client';
import { isEmail } from '../../../../contract/rules/emails.ts';
import { isName } from '../../../../contract/rules/text.ts';
import { NoResponseError, type PublicRequestOptions, requestPublicUrl } from '../../lib/public-request.ts';
import { createRevalidatingCache } from '../../lib/revalidating-cache.ts';

const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 5_000;
/** Some issuers publish dozens of keys. */
const MAX_BODY_BYTES = 256_000;
const USER_AGENT = 'Studio-Sign-In/1';

/** GitHub speaks OAuth 2.0 only: there is no ID token, the user is read from its API. */
const GITHUB = {
  authorization: 'https://github.com/login/oauth/authorize',
  token: 'https://github.com/login/oauth/access_token',
  api: 'https://api.github.com',
};

/** The settings of a provider with its secret. */
export interface ProviderClientSettings {
  kind: 'openid' | 'github';
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Who has signed in at a provider. */
export interface VerifiedIdentity {
  issuer: string;
  subject: string;
  /** Null unless the provider has verified it. */
  email: string | null;
  /** Empty if there is none that we accept. */
  name: string;
}

/** The provider's response is not valid; the message is for logs. */
export class ProviderRefusedError extends Error {}

export interface SignInProof {
  state: string;
  nonce: string;
  /** The code verifier of PKCE. */
  verifier: string;
}

export interface ProviderClient {
  /** The provider's page. @throws NoResponseError, ProviderRefusedError (its discovery document cannot be used) */
  toSignInUrl(settings: ProviderClientSettings, proof: SignInProof): Promise<string>;
  /**
   * Exchanges the code and checks who has signed in.
   * @throws NoResponseError, ProviderRefusedError
   */
  readIdentity(
    settings: ProviderClientSettings,
    proof: SignInProof,
    answer: { code: string; iss?: string | undefined },
  ): Promise<VerifiedIdentity>;
  /** Reads the discovery document. @returns the sign-in page @throws NoResponseError, ProviderRefusedError */
  discover(issuer: string): Promise<string>;
}

interface Options extends PublicRequestOptions {
  callbackUrl: string;
  github?: typeof GITHUB;
}

/** The error of the innermost cause: the outer ones only name its kind. */
function toProblem(error: unknown): Error {
  let reason = error;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof NoResponseError || cause instanceof ProviderRefusedError) return cause;
    if (cause.cause instanceof Response && cause.cause.status >= 500)
      return new NoResponseError(`Status ${cause.cause.status}`, { cause: error });
    reason = cause;
  }
  const { code, error: refusal, message } = reason as { code?: string; error?: string; message?: string };
  if (code === 'OAUTH_TIMEOUT') return new NoResponseError('Timed out', { cause: error });
  return new ProviderRefusedError(refusal ?? message ?? 'Refused', { cause: error });
}

const wrap = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    throw toProblem(error);
  }
};

/** An email that the provider says it has verified: only `true` counts. */
const toVerifiedEmail = (email: unknown, verified: unknown): string | null =>
  verified === true && typeof email === 'string' && email.length <= 254 && isEmail(email) ? email : null;

const toName = (name: unknown): string => {
  const trimmed = typeof name === 'string' ? name.trim() : '';
  return trimmed.length <= 100 && trimmed.isWellFormed() && isName(trimmed) ? trimmed : '';
};

const toSubject = (subject: unknown): string => {
  const text = typeof subject === 'number' ? String(subject) : subject;
  // Also excludes characters that PostgreSQL cannot store.
  if (typeof text !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(text)) throw new ProviderRefusedError('Invalid subject');
  return text;
};

/** Speaks OpenID Connect and OAuth 2.0 with providers, over guarded requests only. */
export function createProviderClient({ callbackUrl, github = GITHUB, ...options }: Options): ProviderClient {
  const request = { timeoutMs: TIMEOUT_MS, ...options };
  // Configurations keep the keys of their issuer; one is replaced when its settings change.
  const configurations = createRevalidatingCache<oidc.Configuration>({
    name: 'sign-in providers',
    max: 10,
    freshMs: HOUR_MS,
    keepMs: 24 * HOUR_MS,
  });

  const guardedFetch: oidc.CustomFetch = async (url, { method, headers, body }) => {
    const text = body === undefined || body === null ? '' : String(body);
    const sent = {
      url,
      method,
      headers: { ...headers, 'user-agent': USER_AGENT },
      body: text,
      maxBytes: MAX_BODY_BYTES,
    };
    const answer = await requestPublicUrl(sent, request);
    if (!answer.complete) throw new NoResponseError('The response is too large or was cut off');
    const { 'content-type': type = '' } = answer.headers;
    return new Response(answer.body === '' ? null : answer.body, {
      status: answer.status < 200 ? 502 : answer.status,
      headers: { 'content-type': type },
    });
  };

  const prepare = (config: oidc.Configuration): oidc.Configuration => {
    if (options.allowPrivate) oidc.allowInsecureRequests(config);
    config[oidc.customFetch] = guardedFetch;
    config.timeout = TIMEOUT_MS / 1_000;
    return config;
  };

  /** The discovery document. Browsers open its sign-in page, so that needs https as well. */
  const readMetadata = async (issuer: string): Promise<oidc.ServerMetadata> => {
    const found = await oidc.discovery(new URL(issuer), 'discovery', undefined, oidc.None(), {
      [oidc.customFetch]: guardedFetch,
      timeout: TIMEOUT_MS / 1_000,
      execute: options.allowPrivate ? [oidc.allowInsecureRequests] : [],
    });
    const metadata = found.serverMetadata();
    const page = URL.parse(metadata.authorization_endpoint ?? '');
    if (page?.protocol !== 'https:' && !(options.allowPrivate && page?.protocol === 'http:'))
      throw new ProviderRefusedError('The document has no authorization_endpoint with https');
    if (!metadata.token_endpoint || !metadata.jwks_uri)
      throw new ProviderRefusedError('The document needs token_endpoint and jwks_uri');
    return metadata;
  };

  const createConfiguration = async (settings: ProviderClientSettings): Promise<oidc.Configuration> => {
    const { kind, issuer, clientId, clientSecret } = settings;
    if (kind === 'github') {
      const metadata = { issuer, authorization_endpoint: github.authorization, token_endpoint: github.token };
      return prepare(new oidc.Configuration(metadata, clientId, clientSecret, oidc.ClientSecretPost(clientSecret)));
    }
    const metadata = await readMetadata(issuer);
    // Basic is what the specification assumes of an issuer that does not say.
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const auth = methods.includes('client_secret_post') ? oidc.ClientSecretPost : oidc.ClientSecretBasic;
    const config = prepare(new oidc.Configuration(metadata, clientId, clientSecret, auth(clientSecret)));
    // Signatures are checked although the token comes from the issuer itself.
    oidc.enableNonRepudiationChecks(config);
    return config;
  };

  const configure = (settings: ProviderClientSettings): Promise<oidc.Configuration> => {
    const { kind, issuer, clientId, clientSecret } = settings;
    const key = createHash('sha256')
      .update(JSON.stringify([kind, issuer, clientId, clientSecret]))
      .digest('hex');
    return configurations.get(key, () => createConfiguration(settings));
  };

  const readGitHub = async (path: string, token: string): Promise<unknown> => {
    const headers = {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'user-agent': USER_AGENT,
    };
    const sent = { url: `${github.api}${path}`, method: 'GET', headers, body: '', maxBytes: MAX_BODY_BYTES };
    const { status, body, complete } = await requestPublicUrl(sent, request);
    if (status >= 500 || !complete) throw new NoResponseError(`Status ${status}`);
    if (status !== 200) throw new ProviderRefusedError(`${path} returned status ${status}`);
    return JSON.parse(body);
  };

  const readGitHubIdentity = async (issuer: string, token: string): Promise<VerifiedIdentity> => {
    const user = (await readGitHub('/user', token)) as { id?: unknown; name?: unknown };
    const emails = await readGitHub('/user/emails', token);
    const primary = (Array.isArray(emails) ? emails : []).find((email) => email?.primary === true);
    return {
      issuer,
      subject: toSubject(user.id),
      email: toVerifiedEmail(primary?.email, primary?.verified),
      name: toName(user.name),
    };
  };

  return {
    toSignInUrl: (settings, { state, nonce, verifier }) =>
      wrap(async () => {
        const config = await configure(settings);
        const isGitHub = settings.kind === 'github';
        return oidc.buildAuthorizationUrl(config, {
          redirect_uri: callbackUrl,
          scope: isGitHub ? 'read:user user:email' : 'openid email profile',
          state,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(isGitHub ? {} : { nonce }),
        }).href;
      }),

    readIdentity: (settings, { state, nonce, verifier }, { code, iss }) =>
      wrap(async () => {
        const config = await configure(settings);
        const url = new URL(callbackUrl);
        url.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
        const isGitHub = settings.kind === 'github';
        const tokens = await oidc.authorizationCodeGrant(config, url, {
          expectedState: state,
          pkceCodeVerifier: verifier,
          ...(isGitHub ? {} : { expectedNonce: nonce, idTokenExpected: true }),
        });
        if (isGitHub) return readGitHubIdentity(settings.issuer, tokens.access_token);
        const claims = tokens.claims();
        if (!claims) throw new ProviderRefusedError('There is no ID token');
        const isComplete = claims.email !== undefined && claims.email_verified !== undefined;
        const hasUserInfo = config.serverMetadata().userinfo_endpoint !== undefined;
        const more =
          isComplete || !hasUserInfo ? claims : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
        return {
          issuer: claims.iss,
          subject: toSubject(claims.sub),
          email: toVerifiedEmail(more.email, more.email_verified),
          name: toName(claims.name ?? more.name),
        };
      }),

    discover: (issuer) => wrap(async () => String((await readMetadata(issuer)).authorization_endpoint)),
  };
}
