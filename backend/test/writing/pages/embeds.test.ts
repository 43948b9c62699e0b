import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PieceEmbeds } from '../../../src/pages/embeds.ts';
import { createProduct } from '../../factories/content.ts';
import { type BuiltSite, createBuiltSite } from './built-site.ts';

const TIDES: PieceEmbeds = {
  places: ['khulna', 'mongla'],
  render: (place, language) =>
    place === 'paris'
      ? undefined
      : {
          title: `<Tides> in ${place} (${language})`,
          day: '2026-11-30',
          date: 'Monday',
          figures: [{ label: 'High', value: '5:04' }],
          rows: [{ label: 'Low', value: '11:10' }],
          freshSeconds: 59,
        },
};

let site: BuiltSite;
let product: { id: number };
let hidden: { id: number };
let other: { id: number };
beforeAll(async () => {
  site = await createBuiltSite({ embeds: { tides: TIDES } });
  const preview = JSON.stringify({ kind: 'component', component: 'tides' });
  product = await createProduct(site.app.db, { preview });
  hidden = await createProduct(site.app.db, { preview, published: false });
  other = await createProduct(site.app.db, { preview: JSON.stringify({ kind: 'gallery' }) });
});
afterAll(() => site.close());

const get = (path: string) => site.app.http.get(path);

describe('GET /product/{id}/embed/{place}', () => {
  it('200: other sites may frame it; it has no script, cookie or file, and a link to its page', async () => {
    const { text, headers } = await get(`/bn/product/${product.id}/embed/khulna`).expect(200);
    expect(text).toContain('<h1>&#x3C;Tides> in khulna (bn)</h1>');
    expect(text).toContain('<meta http-equiv="refresh" content="60">');
    expect(text).toContain(
      `href="https://nodi.example/bn/product/${product.id}/live/khulna" target="_blank" rel="noopener"`,
    );
    expect(text).not.toMatch(/<script|<link|<img/);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-.+frame-ancestors \*$/);
    expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin', 'x-robots-tag': 'noindex' });
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('200: every other page refuses to be framed', async () => {
    for (const path of [`/product/${product.id}`, `/product/${product.id}/live/khulna`, '/'])
      expect((await get(path)).headers).toMatchObject({
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
  });

  it('404: unknown places, hidden products and products without the piece have no frame', async () => {
    for (const path of [
      `${product.id}/embed/paris`,
      `${hidden.id}/embed/khulna`,
      `${other.id}/embed/khulna`,
      'x/embed/khulna',
    ])
      expect((await get(`/product/${path}`)).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('200: its pages are in the sitemap while the product is published', async () => {
    const { text } = await get('/sitemap.xml').expect(200);
    for (const place of TIDES.places)
      expect(text).toContain(`<loc>https://nodi.example/bn/product/${product.id}/live/${place}</loc>`);
    expect(text).not.toContain(`/product/${hidden.id}/live/`);
    expect(text).not.toContain('/embed/');
  });
});
