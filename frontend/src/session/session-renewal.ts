import { connectFetcher } from '../api/fetcher.ts';
import { session } from './session.ts';

/** Asks the same user to sign in again; false when they declined. */
type SignInHandler = () => Promise<boolean>;

let signInHandler: SignInHandler | null = null;
let pendingRenewal: Promise<void> | null = null;
/** The sessions that replaced ended ones, by token. */
const successors = new Map<string, string>();

/** Registers the prompt shown whenever the session has ended. @returns unregisters it */
export function requestSignIn(next: SignInHandler): () => void {
  signInHandler = next;
  connectFetcher({ rejected: renewSession });
  return () => {
    if (signInHandler === next) signInHandler = null;
  };
}

async function renew(token: string, signIn: SignInHandler): Promise<void> {
  const person = session.read().user?.id;
  const isDone = await signIn();
  const { token: next, user } = session.read();
  // A call of one user is never resent as another user's.
  if (isDone && next && next !== token && user?.id === person) successors.set(token, next);
  else session.expire(token);
}

/**
 * Handles a token that the server no longer accepts: calls refused at the same time ask the user to sign in once, and
 * continue with the new session; if the user declines, the session ends here as well.
 * @returns the token to retry the call with
 */
async function renewSession(token: string): Promise<string | null> {
  if (pendingRenewal !== null) await pendingRenewal;
  const { token: current } = session.read();
  const next = successors.get(token);
  if (next) return next === current ? next : null;
  if (!signInHandler || token !== current) {
    session.expire(token);
    return null;
  }
  pendingRenewal = renew(token, signInHandler).finally(() => {
    pendingRenewal = null;
  });
  await pendingRenewal;
  return successors.get(token) ?? null;
}
