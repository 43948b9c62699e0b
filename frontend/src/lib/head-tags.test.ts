import { describe, expect, test } from 'vitest';
import { type HeadMatch, headTags } from './head-tags.ts';

const root: HeadMatch = {
  status: 'success',
  meta: [{ title: 'Studio' }, { name: 'description', content: 'All' }],
  links: [{ rel: 'alternate', href: '/rss.xml' }],
};
const page: HeadMatch = {
  status: 'success',
  meta: [{ title: 'About' }, { name: 'description', content: 'Us' }, { property: 'og:type', content: 'website' }],
  links: [{ rel: 'canonical', href: 'https://studio.example/about' }],
};

describe('tags of the document', () => {
  test('the innermost route wins for a name, and everything else is added', () => {
    expect(headTags([root, page])).toEqual({
      title: 'About',
      meta: [
        { name: 'description', content: 'Us' },
        { property: 'og:type', content: 'website' },
      ],
      links: [
        { rel: 'alternate', href: '/rss.xml' },
        { rel: 'canonical', href: 'https://studio.example/about' },
      ],
    });
  });

  test.each([
    ['an unknown address ends at its root', { ...root, _notFound: true }],
    ['nothing below a failed route counts', { ...root, status: 'error' }],
  ])('%s', (_rule, top) => {
    expect(headTags([top, page]).title).toBe('Studio');
  });

  test('a failed route can set its title itself', () => {
    expect(headTags([root, { status: 'notFound', meta: [{ title: 'Product Not Found' }] }]).title).toBe(
      'Product Not Found',
    );
  });

  test('structured data is not a tag of its own', () => {
    const block: HeadMatch = { status: 'success', meta: [{ 'script:ld+json': {} } as object] };
    expect(headTags([block])).toEqual({ title: undefined, meta: [], links: [] });
  });
});
