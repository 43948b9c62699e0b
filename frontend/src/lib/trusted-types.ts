interface Policy {
  createHTML(html: string): TrustedHTML;
  createScriptURL(url: string): string;
}

interface Policies {
  createPolicy(name: string, rules: Record<keyof Policy, (text: string) => string>): Policy;
}

/**
 * The only Trusted Types policy that the pages' Content-Security-Policy allows: for HTML that the server has rendered and
 * sanitized, and for the URL of our service worker.
 */
const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('text', {
  createHTML: (html) => html,
  createScriptURL: () => '/service-worker.js',
});

/** For `RenderedText` only. */
export const toTrustedHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;

export const toScriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url;
