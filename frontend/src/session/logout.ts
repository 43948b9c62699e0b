import { logError } from '../lib/log-error.ts';
import { session } from './session.ts';

/**
 * Signs out here and on the server. Nobody who signs in again in the meantime is signed out by it. What is stored goes first, so that a closed or reloaded tab is signed out as well.
 * @param away leads from the screens of the person, which would show failures without a session
 */
export async function logout(away?: () => Promise<unknown>): Promise<void> {
  const { token } = session.read();
  session.forget();
  void import('../lib/recent-purchase.ts').then(({ forgetPurchases }) => forgetPurchases(), logError);
  try {
    await away?.();
  } finally {
    if (token) {
      session.expire(token);
      void import('./session-actions.ts').then(({ endSession }) => endSession(token), logError);
    }
  }
}
