import { t } from '@lingui/core/macro';
/** The message for visitors without an account when the browser blocks cookies. */
export const COOKIES_BLOCKED = t`Your browser blocks cookies for this site, so this can’t be remembered. Allow them, or sign in.`;

/** Whether the browser would not remember the visitor. */
export const areCookiesBlocked = (): boolean => !navigator.cookieEnabled;
