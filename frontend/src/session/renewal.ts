import { connectFetcher } from '../api/fetcher.ts';
import { session } from './session.ts';

/** Has the same person sign in again; false when that was declined. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<void> | null = null;
/** The session that took the place of an ended one, by the tokens. */
const successors = new Map<string, string>();

/** Asks from now on whenever the session has ended. @returns the undoing */
export function askForSignIn(next: Ask): () => void {
  ask = next;
  connectFetcher({ rejected: renewSession });
  return () => {
    if (ask === next) ask = null;
  };
}

async function renew(token: string, signIn: Ask): Promise<void> {
  const person = session.read().user?.id;
  const isDone = await signIn();
  const { token: next, user } = session.read();
  // A call of one person is never sent again as another's.
  if (isDone && next && next !== token && user?.id === person) successors.set(token, next);
  else session.expire(token);
}

/**
 * What happens when the server no longer knows a token: calls that are refused at the same time have the person sign in
 * once, and go on with the new session; otherwise the session ends here as well.
 * @returns the token to send the call again with
 */
async function renewSession(token: string): Promise<string | null> {
  if (asking !== null) await asking;
  const { token: current } = session.read();
  const next = successors.get(token);
  if (next) return next === current ? next : null;
  if (!ask || token !== current) {
    session.expire(token);
    return null;
  }
  asking = renew(token, ask).finally(() => {
    asking = null;
  });
  await asking;
  return successors.get(token) ?? null;
}
