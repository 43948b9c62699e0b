import { LANGUAGE_COOKIE, splitLanguage } from '@contract/rules/languages.ts';
import { setLanguage } from '../api/generated/profile/profile.ts';
import { language } from '../i18n/language.ts';
import { logError } from '../lib/log-error.ts';

interface Visit {
  readonly cookie: string;
  readonly referrer: string;
}

/** Whether this page's language was chosen in this browser. */
export const isChosen = ({ cookie }: Pick<Visit, 'cookie'>): boolean =>
  new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=${language}(?:;|$)`).test(cookie);

/** Whether it was chosen on the previous page: the one that led here has the other language. */
export function hasJustSwitched(visit: Visit, origin: string): boolean {
  if (!isChosen(visit) || !URL.canParse(visit.referrer)) return false;
  const previous = new URL(visit.referrer);
  return previous.origin === origin && splitLanguage(previous.pathname).language !== language;
}

/** Stores this page's language with the account; without an answer the page is complete too. */
export const saveLanguage = (): Promise<void> => setLanguage({ language }, { background: true }).catch(logError);
