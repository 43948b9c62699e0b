/** What a browser that blocks cookies means for somebody who is not signed in. */
export const NOT_REMEMBERED =
  'Your browser blocks cookies for this site, so this can’t be remembered. Allow them, or sign in.';

/** Whether the browser would forget who has pressed. */
export const areCookiesBlocked = (): boolean => !navigator.cookieEnabled;
