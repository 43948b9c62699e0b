import { msg } from '../i18n/macros.ts';

/** Refusals about signing in with another provider. */
export const SIGN_IN_REFUSALS = {
  providerOff: msg`Sign-in with this provider is not available`,
  providerNotResponding: (provider: string) =>
    msg`${provider} is not responding at the moment. Please try again later.`,
  providerRefused: (provider: string) => msg`${provider} did not confirm this sign-in. Please try again.`,
  providerEmailUnverified: (provider: string) =>
    msg`${provider} has not verified your email address. Verify it there, or sign in with your password.`,
  providerSignInEnded: msg`This sign-in has expired or was started in another browser. Please try again.`,
  providerForAdmins: msg`Administrators sign in with a password or a passkey`,
  providerTaken: msg`It is already connected to another account here. Disconnect it there first.`,
  providerTwice: (provider: string) => msg`An account at ${provider} is already connected. Disconnect it first.`,
  connectionGone: msg`This account is no longer connected`,
  lastSignInMethod: msg`This is your only way to sign in. Set a password first.`,
  secretNeeded: msg`Enter the client secret`,
  clientIdNeeded: msg`Enter the client id`,
  providerNameNeeded: msg`Enter a name for the button`,
};
