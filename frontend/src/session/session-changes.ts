import type { Query, QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { logError } from '../lib/log-error.ts';
import { session } from './session.ts';

/**
 * Public data, by the first segment of its path: 'products' covers the list and each product. Listed explicitly,
 * because the generated keys would bring all public calls into every page's script; a test compares the two.
 */
export const PUBLIC_PATHS: ReadonlySet<unknown> = new Set(['site', 'home', 'products', 'posts', 'post-topics']);
/** Data below an article's own path depends on the user. */
const PERSONAL = new Set<unknown>(['reactions', 'comments']);
const isPrivate = ({ queryKey }: Query) => !PUBLIC_PATHS.has(queryKey[1]) || PERSONAL.has(queryKey[3]);

/** Not the token: signing in again over a screen must keep the text typed there. */
const identity = () => {
  const { token, user } = session.read();
  return token && `${user?.id} ${user?.role} ${user?.isAdmin} ${user?.rights}`;
};

const claimTypedTexts = () => {
  const id = session.read().user?.id;
  if (id) void import('../lib/form-draft.ts').then(({ claimDrafts }) => claimDrafts(String(id)), logError);
};

/**
 * When a user signs in or out, here or in another tab, or a role or a right changes: drops the previous user's data and
 * re-runs the guards, which leave private areas. Starts before the first screen, because a restored session may end
 * while that is still loading.
 * @returns stops listening
 */
export function followSession(router: Pick<AnyRouter, 'invalidate'>, queryClient: QueryClient): () => void {
  let who = identity();
  claimTypedTexts();
  return session.subscribe(() => {
    const now = identity();
    if (now === who) return;
    who = now;
    claimTypedTexts();
    if (now) void queryClient.resetQueries({ predicate: isPrivate });
    else queryClient.removeQueries({ predicate: isPrivate });
    void router.invalidate();
  });
}
