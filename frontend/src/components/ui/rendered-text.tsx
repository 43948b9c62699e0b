import { clsx } from 'clsx';

interface RenderedTextProps {
  /** Sanitized HTML from the API; never HTML that was built in the browser. */
  readonly html: string;
  readonly className?: string;
}

interface Policies {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): TrustedHTML };
}

/** The only Trusted Types policy that the pages' Content-Security-Policy allows; no other module can use it. */
const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('text', {
  createHTML: (html) => html,
});

/** The only place that inserts HTML into a page: what the server has rendered from Markdown. */
export function RenderedText({ html, className }: RenderedTextProps) {
  const trusted = policy ? policy.createHTML(html) : html;
  return <div className={clsx('md', className)} dangerouslySetInnerHTML={{ __html: trusted }} />;
}
