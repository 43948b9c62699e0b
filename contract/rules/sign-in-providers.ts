import { findPublicUrlProblem } from './public-urls.ts';
import { REFUSALS } from './refusals.ts';

/** What the site knows about a provider without settings. */
const KNOWN = {
  google: { name: 'Google', issuer: 'https://accounts.google.com' },
  github: { name: 'GitHub', issuer: 'https://github.com/login/oauth' },
  oidc: { name: '', issuer: '' },
} as const;

type ProviderId = keyof typeof KNOWN;

/** In the order of the sign-in screen. */
export const PROVIDER_IDS: readonly ProviderId[] = ['google', 'github', 'oidc'];

/** Page of this site that providers redirect to. */
export const CALLBACK_PATH = '/login/callback';

/** Lifetime of a started sign-in with a provider, and then of its ticket. */
export const PROVIDER_SIGN_IN_TTL_MS = 10 * 60_000;

export interface ProviderSettings {
  name: string;
  issuer: string;
}

/** The effective name and issuer: constants for Google and GitHub, otherwise what the owner has entered. */
export const toProviderSettings = (id: ProviderId, entered: ProviderSettings): ProviderSettings =>
  id === 'oidc' ? { name: entered.name, issuer: entered.issuer } : KNOWN[id];

/** The path to open after a sign-in. Screens check it again before they open it. */
export const toReturnPath = (path: string | undefined): string =>
  path !== undefined && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : '/dashboard';

/** The prefix of a state whose sign-in continues in Bangla: the callback URL has no language. */
export const BANGLA_STATE = 'bn.';

/** The validation error of an issuer, whose identifier is a URL without query or fragment (OpenID Connect Core 1.0). */
export const findIssuerProblem = (issuer: string, allowPrivate: boolean) =>
  /[?#]/.test(issuer) ? REFUSALS.publicUrl : findPublicUrlProblem(issuer, allowPrivate);
