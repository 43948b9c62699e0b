import { describe, expect, it } from 'vitest';
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

  it('has one absolute URL', () => {
    expect(head({}).links).toEqual([{ rel: 'canonical', href: 'https://nodi.example/services' }]);
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

  it('carries structured data', () => {
    const block = { '@type': 'Organization', name: 'Nodi Studio' };
    expect(head({ data: [block] }).meta).toContainEqual({ 'script:ld+json': block });
  });
});
