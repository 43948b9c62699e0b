import { clsx } from 'clsx';

interface RenderedTextProps {
  /** Finished, sanitized HTML of the API; never anything that was made or put together here. */
  readonly html: string;
  readonly className?: string;
}

interface Policies {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): TrustedHTML };
}

/** The only policy that the content policy of the pages allows; nobody else can reach it. */
const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('text', {
  createHTML: (html) => html,
});

/** The one place where HTML is put into a page as it is: what the server has made of a Markdown text. */
export function RenderedText({ html, className }: RenderedTextProps) {
  const trusted = policy ? policy.createHTML(html) : html;
  return <div className={clsx('md', className)} dangerouslySetInnerHTML={{ __html: trusted }} />;
}
