import { sameOriginPath } from '@/lib/redirect.ts';

/** The parameter of the sign-in screens: the requested path, if it is one of ours. */
export function readReturnPath(search: Record<string, unknown>): { redirect?: string | undefined } {
  return { redirect: sameOriginPath(search.redirect, '') || undefined };
}
