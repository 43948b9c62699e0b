import { toLanguageHtml } from '@contract/rules/language-links.ts';
import { clsx } from 'clsx';
import { memo } from 'react';
import { language } from '@/i18n/language.ts';
import { detectHtmlLanguage } from '@/lib/detect-language.ts';
import { toTrustedHtml } from '@/lib/trusted-types.ts';

interface RenderedTextProps {
  /** Sanitized HTML from the API; never HTML that was built in the browser. */
  readonly html: string;
  readonly className?: string;
}

/**
 * The only place that inserts HTML into a page: what the server has rendered from Markdown. It renders again only for
 * another text: trusted HTML is never equal to itself, so that every rendering would replace what a reader has selected.
 */
export const RenderedText = memo(({ html, className }: RenderedTextProps) => {
  const shown = toLanguageHtml(html, language);
  return (
    <div
      lang={detectHtmlLanguage(html)}
      className={clsx('md', className)}
      dangerouslySetInnerHTML={{ __html: toTrustedHtml(shown) }}
    />
  );
});
