import { toLanguagePath } from '@contract/rules/languages.ts';
import { useLocation } from '@tanstack/react-router';
import { otherLanguage, otherLanguageName } from '@/i18n/language.ts';

/** Of any link to the other language: the script in index.html completes it when clicked, and remembers the choice. */
export const useLanguageLink = () => ({
  href: toLanguagePath(useLocation({ select: ({ href }) => href }), otherLanguage),
  hrefLang: otherLanguage,
  lang: otherLanguage,
});

/** The same page in the other language. A plain link: a document has one language for its whole life. */
export function LanguageLink({ className }: { readonly className: string }) {
  return (
    <a
      {...useLanguageLink()}
      className={`language-link inline-flex h-11 items-center justify-center rounded-md px-3 text-sm font-medium text-muted-foreground transition-colors hover:bg-accent hover:text-foreground ${className}`}
    >
      {otherLanguageName}
    </a>
  );
}
