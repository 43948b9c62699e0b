import { t } from '@lingui/core/macro';

interface Shared {
  readonly title: string;
  /** The page's absolute URL. */
  readonly address: string;
}

/** Share links for an article, with its URL and one sentence. */
export function shareLinks({ title, address }: Shared) {
  const text = t`Check out this article: ${title}`;
  const link = (url: string, parameters: Record<string, string>) => `${url}?${new URLSearchParams(parameters)}`;
  return [
    { network: 'facebook', href: link('https://www.facebook.com/sharer/sharer.php', { u: address, quote: text }) },
    { network: 'twitter', href: link('https://twitter.com/intent/tweet', { url: address, text }) },
    {
      network: 'linkedin',
      href: link('https://www.linkedin.com/shareArticle', { mini: 'true', url: address, title: text }),
    },
  ];
}
