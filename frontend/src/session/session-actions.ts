import { t } from '@lingui/core/macro';
import {
  beginPasskeySignIn,
  beginProviderSignIn,
  adminLogin as callAdminLogin,
  finishSignIn as callFinishSignIn,
  login as callLogin,
  logout as callLogout,
  register as callRegister,
  registerWithProvider as callRegisterWithProvider,
  signInWithPasskey as callSignInWithPasskey,
  signInWithProvider as callSignInWithProvider,
  getSession,
  requestPasswordReset,
} from '../api/generated/auth/auth.ts';
import type {
  LoginInput,
  PasskeySignInInput,
  ProfileInput,
  ProviderRegisterInput,
  ProviderSignIn,
  ProviderSignInInput,
  RegisterInput,
  SecondStepInput,
  Session,
  SignInChallenge,
  SignInProviderId,
} from '../api/generated/model.ts';
import { updateProfile as callUpdateProfile } from '../api/generated/profile/profile.ts';
import { language } from '../i18n/language.ts';
import { logError } from '../lib/log-error.ts';
import { toasts } from '../lib/toasts.ts';
import { hasJustSwitched, isChosen, saveLanguage } from './language-choice.ts';
import { session } from './session.ts';
import type { SessionUser } from './session-user.ts';

// Calls that sign a user in carry no bearer token: their 401 refers to the password, not to the session.
const ANONYMOUS = { anonymous: true } as const;

const STORAGE_BLOCKED = t`You’re signed in until this page is closed or reloaded: your browser blocks storage for this site.`;

/** Pending checks by token, so that each session is checked once; a fresh one needs no check. */
const checks = new Map<string, Promise<void>>();

function enter({ token, user }: Session): void {
  checks.set(token, Promise.resolve());
  session.signIn(token, user);
  if (!import.meta.env.SSR && isChosen(document)) void saveLanguage();
  if (!session.isPersisted()) toasts.show({ text: STORAGE_BLOCKED, tone: 'notice' });
}

/** Signed in, or a code or a passkey is required: then the next step. */
type FirstStep = Promise<SignInChallenge | null>;

/** Signs in, or returns the challenge for a code; rejects with the call's ApiError and leaves the session unchanged. */
export async function login(input: LoginInput): FirstStep {
  const answer = await callLogin(input, ANONYMOUS);
  if ('challenge' in answer) return answer;
  enter(answer);
  return null;
}

/** Signs in with the requested code; rejects with the call's ApiError. */
export async function finishSignIn(input: SecondStepInput): Promise<void> {
  enter(await callFinishSignIn(input, ANONYMOUS));
}

/** Signs in with a passkey of this browser; rejects with the call's ApiError, or with the browser's error. */
export async function signInWithPasskey(area: PasskeySignInInput['area']): Promise<void> {
  const { getPasskey: readPasskey } = await import('./passkey-device.ts');
  const passkey = await readPasskey(await beginPasskeySignIn(ANONYMOUS));
  enter(await callSignInWithPasskey({ area, passkey }, ANONYMOUS));
}

/**
 * Opens the page of a provider, which redirects to `/login/callback`. Rejects with the call's ApiError.
 */
export async function openProvider(provider: SignInProviderId, redirect: string): Promise<void> {
  const { url } = await beginProviderSignIn({ provider, redirect, language }, ANONYMOUS);
  location.assign(url);
}

/** Finishes a sign-in with a provider; rejects with the call's ApiError. */
export async function signInWithProvider(input: ProviderSignInInput): Promise<ProviderSignIn> {
  const answer = await callSignInWithProvider(input, ANONYMOUS);
  if (answer.session) enter(answer.session);
  return answer;
}

/** Creates an account for a provider's ticket and signs in; rejects with the call's ApiError. */
export async function registerWithProvider(input: ProviderRegisterInput): Promise<void> {
  enter(await callRegisterWithProvider(language === 'en' ? input : { ...input, language }, ANONYMOUS));
}

/** Creates an account in the language of the page and signs in; rejects with the call's ApiError. */
export async function register(input: RegisterInput): Promise<void> {
  // An account without a language is English.
  enter(await callRegister(language === 'en' ? input : { ...input, language }, ANONYMOUS));
}

/** Signs in a super-admin; rejects all others with 'Unauthorized access'. */
export async function adminLogin(input: LoginInput): FirstStep {
  const answer = await callAdminLogin(input, ANONYMOUS);
  if ('challenge' in answer) return answer;
  const { token, user } = answer;
  if (user.role !== 'super_admin') throw new Error('Unauthorized access');
  enter({ token, user: { ...user, is_admin: true, isAdmin: true } });
  return null;
}

/** Ends a session on the server after it has ended here; a failure is only logged. */
export async function endSession(token: string): Promise<void> {
  try {
    await callLogout({ headers: { authorization: `Bearer ${token}` }, background: true });
  } catch (error) {
    logError(error);
  }
}

/** Saves the profile and updates the user everywhere from the answer; rejects with the call's ApiError. */
export async function updateProfile(input: ProfileInput): Promise<void> {
  const { user } = await callUpdateProfile(input);
  session.replaceUser(user);
}

/** Requests a reset link; rejects with the call's ApiError. */
export async function resetPassword(email: string): Promise<void> {
  await requestPasswordReset({ email }, ANONYMOUS);
}

/** Updates fields of the signed-in user that a call has just saved, such as the picture. */
export function patchUser(change: Partial<SessionUser>): void {
  const { user } = session.read();
  if (user) session.replaceUser({ ...user, ...change });
}

/**
 * Checks once per token with the server whether a restored session is still valid, and updates its user. A 401 ends the
 * session (the fetcher reports it); any other failure keeps it: being offline signs no one out.
 */
export function recheckSession(): Promise<void> {
  const { token } = session.read();
  if (!token) return Promise.resolve();
  const running = checks.get(token) ?? check(token);
  checks.set(token, running);
  return running;
}

/** Checks again after a call was refused that the user's rights seemed to allow. */
export function refreshSession(): Promise<void> {
  const { token } = session.read();
  if (token) checks.delete(token);
  return recheckSession();
}

async function check(token: string): Promise<void> {
  try {
    const { user } = await getSession({ background: true });
    if (session.read().token !== token) return;
    session.replaceUser(user);
    if (!import.meta.env.SSR && hasJustSwitched(document, location.origin)) await saveLanguage();
  } catch {
    checks.delete(token);
  }
}
