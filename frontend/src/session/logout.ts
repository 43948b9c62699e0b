import { logError } from '../lib/log-error.ts';
import { session } from './session.ts';

/**
 * Signs out here and on the server. A new sign-in in the meantime is not affected. Stored data is removed first, so
 * that a closed or reloaded tab is signed out as well.
 * @param navigation navigates away from private screens, which would show failures without a session
 */
export async function logout(navigation?: () => Promise<unknown>): Promise<void> {
  const { token } = session.read();
  session.forget();
  void import('../lib/recent-purchase.ts').then(({ clearPurchases: forgetPurchases }) => forgetPurchases(), logError);
  void import('../lib/form-draft.ts').then(({ clearDrafts }) => clearDrafts(), logError);
  void import('../lib/cart-count.ts').then(({ saveCartCount }) => saveCartCount(0), logError);
  try {
    await navigation?.();
  } finally {
    if (token) {
      session.expire(token);
      void import('./session-actions.ts').then(({ endSession }) => endSession(token), logError);
    }
  }
}
