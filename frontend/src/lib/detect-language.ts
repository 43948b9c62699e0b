import type { Language } from '@contract/rules/languages.ts';
import { language } from '@/i18n/language.ts';

/**
 * The language of a text that is not in the page's: Bangla or English, by the script of most of its letters. Screen
 * readers use it for pronunciation, browsers for line breaks and fonts, style sheets for sizes of type.
 */
export function detectLanguage(text: string, page = language): Language | undefined {
  const bangla = text.match(/[\u0980-\u09ff]/g)?.length ?? 0;
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  if (bangla > latin) return page === 'bn' ? undefined : 'bn';
  return latin > 0 && page === 'bn' ? 'en' : undefined;
}

/** The same for HTML. */
export const detectHtmlLanguage = (html: string): Language | undefined => detectLanguage(html.replace(/<[^>]*>/g, ''));
