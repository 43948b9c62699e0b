import type { Language } from './languages.ts';
import { toPlainLines } from './text.ts';

interface Translation {
  language: Language;
  text: string;
}

/** Translations as stored, one for each language. Undefined leaves those of a saved reply as they are. */
export function normaliseTranslations(translations: readonly Translation[] | undefined): Translation[] | undefined {
  if (!translations) return undefined;
  const others = translations.filter(({ language }) => language !== 'en');
  const byLanguage = new Map(
    others.map(({ language, text }) => [language, { language, text: toPlainLines(text) }] as const),
  );
  return [...byLanguage.values()];
}

/** The text of a saved reply in a language; undefined where it is not translated. */
export const savedReplyIn = (
  { text, translations }: { text: string; translations: readonly Translation[] },
  language: Language,
): string | undefined =>
  language === 'en' ? text : translations.find((translation) => translation.language === language)?.text;
