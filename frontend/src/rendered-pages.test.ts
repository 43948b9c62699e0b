import { beforeAll, describe, expect, it } from 'vitest';
import { createMockFetch } from '../../mocks/node.ts';
import type { Product, ProductPreview } from './api/generated/model.ts';
import { render } from './entry-server.tsx';

const ORIGIN = 'https://nodi.example';
const FORMS = ['/login', '/register', '/forgot-password'];
const LINKS = ['/newsletter/confirm?token=x', '/unsubscribe?token=x'];
const ARTICLES = ['/blog', '/blog/1', '/privacy-policy', '/terms-and-conditions'];
const SHOP = ['/products', '/product/1', '/product/1/changelog', '/checkout/1'];
const TEXTS = ['/about', '/security', '/accessibility'];
const PAGES = ['/', '/services', '/contact', ...TEXTS, ...SHOP, ...ARTICLES, ...FORMS, ...LINKS];

/** Head and body of each page of the demo, as served. */
const pages = new Map<string, { head: string; body: string }>();
beforeAll(async () => {
  const { fetch } = createMockFetch();
  const onSite = (address: string, init?: RequestInit) => fetch(ORIGIN + address, init);
  for (const path of PAGES) {
    const page = await render(new Request(ORIGIN + path), { fetch: onSite });
    expect([path, page.status, page.failure]).toEqual([path, 200, undefined]);
    pages.set(path, page);
  }
});
const page = (path: string) => pages.get(path) ?? { head: '', body: '' };

const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** The parents of all elements with this name. */
function parentsOf(name: string, html: string): string[] {
  const parents: string[] = [];
  const open: string[] = [];
  for (const [, end, tag = '', inside = ''] of html.matchAll(/<(\/?)([a-zA-Z][\w-]*)([^>]*)>/g)) {
    if (end) open.splice(open.lastIndexOf(tag));
    else {
      if (tag === name) parents.push(open.at(-1) ?? '');
      if (!VOID.test(tag) && !inside.endsWith('/')) open.push(tag);
    }
  }
  return parents;
}

type Json = { readonly [name: string]: unknown };
/** All objects of a value, at any depth. */
const objectsOf = (value: unknown): Json[] =>
  typeof value === 'object' && value !== null ? [value as Json, ...Object.values(value).flatMap(objectsOf)] : [];

it('does not exist below a prefix that is no language of the site, or with a path that no page can have', async () => {
  const { fetch } = createMockFetch();
  const onSite = (address: string, init?: RequestInit) => fetch(ORIGIN + address, init);
  for (const path of ['/xx', '/xx/products', '/bn-BD/products', `/${encodeURIComponent('নদী')}`]) {
    const { status, failure } = await render(new Request(ORIGIN + path), { fetch: onSite });
    expect([path, status, failure]).toEqual([path, 404, undefined]);
  }
});

describe('a served page', () => {
  it('contains what its structured data refers to', () => {
    let references = 0;
    for (const [path, { head }] of pages) {
      const blocks = [...head.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
      const objects = objectsOf(blocks.map(([, text = '']) => JSON.parse(text)));
      const isReference = (object: Json) => '@id' in object && Object.keys(object).length === 1;
      const described = objects.filter((object) => '@id' in object && '@type' in object).map((object) => object['@id']);
      for (const reference of objects.filter(isReference))
        expect([path, described]).toEqual([path, [reference['@id']]]);
      references += objects.filter(isReference).length;
    }
    expect(references).toBeGreaterThan(4);
    expect(page('/blog/1').head).toContain(`"publisher":{"@id":"${ORIGIN}/#studio"}`);
  });

  it('has captions only as direct children of figures', () => {
    const parents = [...pages].flatMap(([path, { body }]) => parentsOf('figcaption', body).map((tag) => [path, tag]));
    expect(parents.map(([, tag]) => tag)).toContain('figure');
    expect(parents.filter(([, tag]) => tag !== 'figure')).toEqual([]);
  });

  it('names target, conformance, limits, tests and contact of its accessibility without a script', () => {
    const { body } = page('/accessibility');
    for (const word of ['WCAG) 2.2', '2019/882', 'Known limits', 'How we test', 'mailto:', 'href="/contact"'])
      expect(body).toContain(word);
    for (const path of ['/privacy-policy', '/terms-and-conditions'])
      expect(page(path).body).toContain('href="/accessibility"');
    const ids = [...body.matchAll(/<section id="([a-z]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['target', 'conformance', 'limits', 'tests', 'feedback', 'authority']);
  });

  it('says what needs JavaScript when it is disabled', () => {
    const said = (path: string) =>
      [...page(path).body.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, text = '']) =>
        text.replaceAll(/<[^>]*>/g, ''),
      );
    const sentence = (feature: string) => `${feature} needs JavaScript. Please allow it for this site in your browser.`;
    for (const path of FORMS) expect([path, said(path)]).toEqual([path, [sentence('This form')]]);
    expect(said('/checkout/1')).toEqual([sentence('The checkout')]);
    expect(said('/newsletter/confirm?token=x')).toEqual(['Turn on JavaScript to continue.']);
    expect(said('/unsubscribe?token=x')).toEqual([expect.stringMatching(/^This page needs JavaScript\./)]);
    for (const path of ['/contact', '/blog', '/products']) expect(said(path)).toEqual([]);
  });
});

/** A product's page as served if the product was another. */
async function renderProduct(change: (product: Product) => Partial<Product>) {
  const { fetch } = createMockFetch();
  const changed = async (address: string, init?: RequestInit) => {
    const answer = await fetch(ORIGIN + address, init);
    if (address !== '/api/products/1') return answer;
    const product: Product = await answer.json();
    return Response.json({ ...product, ...change(product) });
  };
  return render(new Request(`${ORIGIN}/product/1`), { fetch: changed });
}

describe('the plans of a product', () => {
  it('are complete with the prices that few plans have, whose scripts load later', async () => {
    const { body } = await renderProduct(({ pricing: [free, paid] }) => ({
      pricing: [
        ...(free ? [{ ...free, suggestedPrice: 15 }] : []),
        ...(paid ? [{ ...paid, countryPrices: [{ countries: ['LK'], price: 4.5 }] }] : []),
      ],
    }));
    expect(body).toContain('Your price ($)');
    expect(body).toContain('Sri Lanka: $4.50');
    expect(body).not.toContain('<!--$!-->'); // a boundary that the server left to the browser
  });
});

describe('the preview of a product', () => {
  const renderWith = (preview: ProductPreview) => renderProduct(() => ({ preview }));

  it('names the origin of a sandboxed page for the content policy, and loads nothing from it', async () => {
    const { frames, body } = await renderWith({ kind: 'sandbox', url: 'https://Demo.example:8443/calendar?lang=en' });
    expect(frames).toEqual(['https://demo.example:8443']);
    expect(body).toContain('Start the preview');
    expect(body).not.toContain('<iframe');
  });

  it('is rendered by the server; an unknown component leaves its section empty', async () => {
    expect((await renderWith({ kind: 'gallery' })).body).toContain('A closer look');
    const { status, failure, frames, body } = await renderWith({ kind: 'component', component: 'constructor' });
    expect({ status, failure, frames }).toEqual({ status: 200, failure: undefined, frames: [] });
    expect(body).toMatch(/<section aria-labelledby="live-title"[^>]*><div[^>]*>(?:<!--[^>]*-->)*<\/div><\/section>/);
  });
});
