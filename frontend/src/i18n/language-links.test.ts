import { toLanguageHtml } from '@contract/rules/language-links.ts';
import { describe, expect, it } from 'vitest';

const shown = (href: string) => /href="([^"]*)"/.exec(toLanguageHtml(`<p><a href="${href}">x</a></p>`, 'bn'))?.[1];

describe('links of rendered Markdown on a Bangla page', () => {
  it.each([
    ['/blog/2', '/bn/blog/2'],
    ['/', '/bn/'],
    ['/products?search=a.b#results', '/bn/products?search=a.b#results'],
    ['/apis', '/bn/apis'],
    ['/rss.xml', '/bn/rss.xml'],
  ])('%s leads to %s', (href, target) => {
    expect(shown(href)).toBe(target);
  });

  it.each([
    'https://other.example/blog/2',
    '//other.example/blog',
    '/bn/blog/2',
    '/media/plan.pdf',
    '/uploads/pictures/a.webp',
    '/docs',
    '/api/site',
    '#top',
    'mailto:a@b.example',
  ])('%s stays as it is', (href) => {
    expect(shown(href)).toBe(href);
  });

  it('changes only links, and nothing in English', () => {
    const html = '<img src="/media/a"><a class="x" href="/blog/1">one</a><code>&lt;a href="/blog/1"&gt;</code>';
    expect(toLanguageHtml(html, 'bn')).toBe(html.replace('class="x" href="/', 'class="x" href="/bn/'));
    expect(toLanguageHtml(html, 'en')).toBe(html);
  });
});
