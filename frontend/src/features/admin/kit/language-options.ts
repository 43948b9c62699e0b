import { LANGUAGES, type Language } from '@contract/rules/languages.ts';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', bn: 'Bangla' };

/** The languages in which visitors and customers read texts, for a choice. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: NAMES[value] }));
