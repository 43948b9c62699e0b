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

  describe('the picture of shared links', () => {
    const picture = ({ meta }: ReturnType<typeof head>, part = '') =>
      meta.find(({ property }) => property === `og:image${part}`)?.content;
    const card = { kind: 'product', id: 7, kicker: 'Windows tool', picture: '/uploads/pictures/a.webp' } as const;

    it('is drawn by the server, and has another URL when its words change', () => {
      const product = head({ title: 'Payroll', card });
      expect(picture(product)).toMatch(/^https:\/\/nodi\.example\/share-cards\/product-7\.png\?v=[\da-z]+$/);
      expect(picture(head({ title: 'Payroll 2', card }))).not.toBe(picture(product));
      expect([picture(product, ':width'), picture(product, ':height')]).toEqual(['1200', '630']);
      expect(picture(product, ':alt')).toBe('Payroll · Nodi Studio');
      expect(product.meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
      expect(picture(head({}))).toContain('/share-cards/site.png?v=');
    });

    it('is the owner’s own on pages without one, whose size is unknown', () => {
      const page = pageHead(
        { title: 'Services', description: '', path: '/services' },
        { ...site, shareCard: '/a.png' },
      );
      expect([picture(page), picture(page, ':width')]).toEqual(['https://nodi.example/a.png', undefined]);
    });
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
