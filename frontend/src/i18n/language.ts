import {
  isLanguage,
  type Language,
  LOCALES,
  MONEY_FORMATS,
  splitLanguage,
  toLanguagePath,
} from '@contract/rules/languages.ts';
import { requestedLanguage } from './requested-language.ts';

/** Replaced in each language's scripts by that language. */
declare const __LANGUAGE__: Language;

/** Where one set of scripts serves every language: a test's setting, Storybook's toolbar, or the address. */
function chosenLanguage(): Language {
  const requested = requestedLanguage();
  if (isLanguage(requested)) return requested;
  if (requested !== undefined || typeof location === 'undefined') return 'en';
  return splitLanguage(location.pathname).language;
}

/**
 * The language of this document. It never changes while the document lives: another language is another document, so
 * module constants may hold translated text.
 */
export const language: Language = import.meta.env.MESSAGES_INLINED ? __LANGUAGE__ : chosenLanguage();
/** Each in its own language. */
export const LANGUAGE_NAMES = { en: 'English', bn: 'বাংলা' } as const satisfies Record<Language, string>;
/** Its name in the language itself. */
export const languageName = LANGUAGE_NAMES[language];
/** The language to offer instead, and its name. */
export const otherLanguage: Language = language === 'en' ? 'bn' : 'en';
export const otherLanguageName = LANGUAGE_NAMES[otherLanguage];
/** Digits, names of months, separators. */
export const locale = LOCALES[language];
/** Names of months are short in Bangla, and their abbreviations unusual. */
export const monthStyle = language === 'bn' ? 'long' : 'short';
export const { locale: moneyLocale, currencyDisplay } = MONEY_FORMATS[language];
/** Where the router's paths begin. */
export const basePath = language === 'en' ? '/' : `/${language}`;

/** The address of a path of the router, for plain links and the browser's history. */
export const toAddress = (path: string): string => toLanguagePath(path, language);
