import type { Query, QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { session } from './session.ts';

/**
 * What everybody may see, by the first part of its path: 'products' stands for the list and for each product. Written out,
 * because the generated keys would bring all public calls into every page's script; a test compares them.
 */
export const PUBLIC_PATHS: ReadonlySet<unknown> = new Set(['site', 'home', 'products', 'posts', 'post-topics']);
/** What stands below an article's own path is seen through the eyes of who asks. */
const PERSONAL = new Set<unknown>(['reactions', 'comments']);
const isPrivate = ({ queryKey }: Query) => !PUBLIC_PATHS.has(queryKey[1]) || PERSONAL.has(queryKey[3]);

/** Not the token: who signs in again over a screen keeps what is typed there. */
const identity = () => {
  const { token, user } = session.read();
  return token && `${user?.id} ${user?.role} ${user?.isAdmin} ${user?.rights}`;
};

/**
 * When somebody signs in or out, here or in another tab, or a role or a right changes: drops the data of whoever was here and
 * lets the guards decide again, which leads out of private areas. Starts before the first screen, because a restored
 * session may end while that is still loading.
 * @returns stops following
 */
export function followSession(router: Pick<AnyRouter, 'invalidate'>, queryClient: QueryClient): () => void {
  let who = identity();
  return session.subscribe(() => {
    const now = identity();
    if (now === who) return;
    who = now;
    if (now) void queryClient.resetQueries({ predicate: isPrivate });
    else queryClient.removeQueries({ predicate: isPrivate });
    void router.invalidate();
  });
}
