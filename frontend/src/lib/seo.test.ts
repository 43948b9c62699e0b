import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Page, pageHead } from './seo.ts';

const site = {
  name: 'Nodi Studio',
  origin: 'https://nodi.example',
  tagline: 'Apps and software design',
  shareCard: null,
};
const head = (page: Partial<Page>) =>
  pageHead({ title: 'Services', description: 'What we build.', path: '/services', ...page }, site);

describe('pageHead', () => {
  it('names the page and the site', () => {
    expect(head({}).meta).toContainEqual({ title: 'Services · Nodi Studio' });
    expect(head({ title: null }).meta).toContainEqual({ title: 'Nodi Studio · Apps and software design' });
  });

  it('has one absolute URL, and one for each language', () => {
    expect(head({}).links).toEqual([
      { rel: 'canonical', href: 'https://nodi.example/services' },
      { rel: 'alternate', hrefLang: 'en', href: 'https://nodi.example/services' },
      { rel: 'alternate', hrefLang: 'bn', href: 'https://nodi.example/bn/services' },
      { rel: 'alternate', hrefLang: 'x-default', href: 'https://nodi.example/services' },
    ]);
    expect(head({}).meta).toContainEqual({ property: 'og:locale', content: 'en_US' });
    expect(head({}).meta).toContainEqual({ property: 'og:locale:alternate', content: 'bn_BD' });
    expect(head({}).meta).toContainEqual({ property: 'og:url', content: 'https://nodi.example/services' });
  });

  it('excludes private and missing pages from search engines', () => {
    for (const page of [head({ hidden: true }), head({ path: null })]) {
      expect(page.links).toEqual([]);
      expect(page.meta).toContainEqual({ name: 'robots', content: 'noindex' });
    }
    expect(head({}).meta).not.toContainEqual({ name: 'robots', content: 'noindex' });
  });

  it('makes the picture’s URL absolute', () => {
    expect(head({ image: '/media/a.webp' }).meta).toContainEqual({
      property: 'og:image',
      content: 'https://nodi.example/media/a.webp',
    });
    // Without a build there are no preview images.
    expect(head({}).meta).toContainEqual({ name: 'twitter:card', content: 'summary' });
  });

  describe('in Bangla', () => {
    afterEach(() => {
      vi.unstubAllEnvs();
      vi.resetModules();
    });

    it('has its own URL, and the same alternates as in English', async () => {
      vi.stubEnv('VITE_LANGUAGE', 'bn');
      vi.resetModules();
      const bangla = await import('./seo.ts');
      const { links, meta } = bangla.pageHead({ title: 'সেবা', description: '', path: '/services' }, site);
      expect(links[0]).toEqual({ rel: 'canonical', href: 'https://nodi.example/bn/services' });
      expect(links.slice(1)).toEqual(head({}).links.slice(1));
      expect(meta).toContainEqual({ property: 'og:locale', content: 'bn_BD' });
      expect(meta).toContainEqual({ property: 'og:locale:alternate', content: 'en_US' });
      expect(meta).not.toContainEqual({ name: 'robots', content: 'noindex' });
    });
  });

  it('carries structured data', () => {
    const block = { '@type': 'Organization', name: 'Nodi Studio' };
    expect(head({ data: [block] }).meta).toContainEqual({ 'script:ld+json': block });
  });
});
