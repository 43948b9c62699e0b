import { msg } from '../i18n/macros.ts';

/** Refusals about redirects and search engines. */
export const REDIRECT_REFUSALS = {
  redirectPath: msg`Enter a path that starts with /, without ? or #`,
  redirectTarget: msg`Enter a path that starts with /, or a URL of this site`,
  redirectReserved: msg`This path is used by the site itself`,
  redirectIsPage: msg`A page already uses this path. Unpublish the page or change its URL first.`,
  redirectTaken: msg`This path already has a redirect`,
  redirectLoop: msg`This would create a redirect loop`,
  indexingUnreachable: msg`Search engines can’t reach this site at its URL`,
  redirectGone: msg`Redirect not found`,
  redirectsFull: (max: number) => msg`You can have up to ${max} redirects. Please delete one first.`,
};
