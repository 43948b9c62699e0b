import { splitLanguage } from '@contract/rules/languages.ts';
import { sameOriginPath } from '@/lib/redirect.ts';

/** The parameter of the sign-in screens: the requested path, if it is one of ours; in the language of this page. */
export function readReturnPath(search: Record<string, unknown>): { redirect?: string | undefined } {
  return { redirect: splitLanguage(sameOriginPath(search.redirect, '')).path || undefined };
}
