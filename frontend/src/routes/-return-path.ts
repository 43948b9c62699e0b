import { ownPath } from '@/lib/redirect.ts';

/** The parameter of the sign-in screens: where the person wanted to go, if that is a path of ours. */
export function readReturnPath(search: Record<string, unknown>): { redirect?: string | undefined } {
  return { redirect: ownPath(search.redirect, '') || undefined };
}
