import { type Language, toLanguagePath } from './languages.ts';

/** Before a link to a page or feed. Files, the API and its documentation are the same for every language. */
const LINK_START = /(<a [^>]*?href=")(?=\/(?!\/|(?:api|bn|docs)[/"])(?:[^.?#"]|\.xml)*["?#])/g;

/** Rendered Markdown on a page in a language: its links to the site stay in that language. */
export const toLanguageHtml = (html: string, language: Language): string =>
  html.replace(LINK_START, `$1${toLanguagePath('', language)}`);
