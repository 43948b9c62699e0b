import { describe, expect, it } from 'vitest';
import { isStorableText } from '../../../contract/rules/text.ts';
import { toHit } from '../../../contract/rules/visit-hits.ts';
import { toCountedPath, toMissingPath } from '../../../contract/rules/visit-paths.ts';
import {
  limitNames,
  NAMES_PER_DAY,
  type OpenVisit,
  OTHER,
  rollUp,
  type TimedHit,
  VISITORS_PER_DAY,
} from '../../../contract/rules/visit-rollup.ts';

describe('the path that a page is counted under', () => {
  it.each([
    ['/', '/'],
    ['/bn', '/'],
    ['/bn/products/', '/products'],
    ['/product/4', '/product/4'],
    ['/product/4/changelog', '/product/4/changelog'],
    ['/checkout/4', '/checkout/4'],
    ['/blog/1', '/blog/1'],
    ['/blog/%E0%A6%AC%E0%A6%BE%E0%A6%82%E0%A6%B2%E0%A6%BE', '/blog/বাংলা'],
    ['/work/river-app', '/work/river-app'],
    ['/imprint', '/imprint'],
  ])('%s', (path, counted) => expect(toCountedPath(path)).toBe(counted));

  it.each([
    '/admin',
    '/admin/orders',
    '/bn/dashboard/wallet',
    '/order',
    '/invoice',
    '/quote',
    '/newsletter/confirm',
    '/product/0',
    '/product/4x',
    '/assets',
    '/a/b',
    '/%E0',
    '/blog/%00',
    '/blog/a%0Ab',
    `/${'x'.repeat(100)}`,
  ])('is nothing for %s', (path) => expect(toCountedPath(path)).toBeNull());

  it('of a missing page names no person and no secret', () => {
    expect(toMissingPath('/old-page')).toBe('/old-page');
    expect(toMissingPath('/user/nila@example.com/x')).toBe('/user/…/x');
    expect(toMissingPath('/reset/9f8e7d6c5b4a39281706f5e4d3c2')).toBe('/reset/…');
    expect(toMissingPath('/phone/01712345678')).toBe('/phone/…');
    expect(toMissingPath('/dashboard/nowhere')).toBeNull();
  });

  it('of a missing page can be stored', () => {
    expect(toMissingPath('/%00x')).toBeNull();
    expect(toMissingPath('/a%0d%0ab')).toBeNull();
    expect(toMissingPath('/%E2%80%A8')).toBeNull();
    expect(toMissingPath(`/a${'🌙'.repeat(90)}`)).toBe(`/a${'🌙'.repeat(90)}`);
    const long = toMissingPath(`/${'a'.repeat(118)}🌙🌙`) ?? '';
    expect([long.isWellFormed(), Array.from(long).length]).toEqual([true, 120]);
  });
});

const FACTS = { country: 'BD', ownHost: 'www.studio.example' };

describe('what is counted of an event', () => {
  it('the source is the one in the URL, otherwise the host of the referrer without its prefix', () => {
    const view = { event: 'view', path: '/', device: 'phone' } as const;
    expect(toHit({ ...view, referrer: 'www.google.com' }, FACTS)?.source).toBe('google.com');
    expect(toHit({ ...view, referrer: 'm.facebook.com', utm_source: ' Newsletter ' }, FACTS)?.source).toBe(
      'newsletter',
    );
    expect(toHit({ ...view, referrer: 'studio.example' }, FACTS)?.source).toBe('');
    expect(toHit({ ...view, referrer: 'not a host' }, FACTS)?.source).toBe('');
    expect(toHit(view, FACTS)).toMatchObject({ source: '', campaign: '', country: 'BD' });
  });

  it('no campaign that names its reader', () => {
    const view = { event: 'view', path: '/', device: 'phone' } as const;
    const nadia = 'Nadia@example.com';
    const named = { utm_source: nadia, utm_medium: `to ${nadia}`, utm_campaign: nadia, referrer: 'mail.example.com' };
    expect(toHit({ ...view, ...named }, FACTS)).toMatchObject({ source: 'mail.example.com', medium: '', campaign: '' });
    expect(toHit({ ...view, utm_campaign: '17234567890' }, FACTS)?.campaign).toBe('17234567890');
  });

  it('a search without what could name a person', () => {
    const search = { event: 'search', path: '/products', device: 'desktop', results: 0 } as const;
    expect(toHit({ ...search, words: '  Moon  Calendar ' }, FACTS)).toMatchObject({
      words: 'moon calendar',
      found: false,
    });
    for (const words of ['nila@example.com', '+880 1712-345678', ' ', undefined])
      expect(toHit({ ...search, ...(words === undefined ? {} : { words }) }, FACTS)).toBeNull();
  });

  it('texts that can be stored, whatever they contain', () => {
    const long = `a${'🌙'.repeat(120)}`;
    const texts = { utm_source: long, utm_medium: 'a\u0000b', utm_campaign: `${'x'.repeat(99)}🌙` };
    const hit = toHit({ event: 'search', path: '/products', device: 'phone', words: long, ...texts }, FACTS);
    expect(hit).toMatchObject({ medium: 'a b', campaign: `${'x'.repeat(99)}🌙`, source: `a${'🌙'.repeat(99)}` });
    expect(Object.values(hit ?? {}).every((text) => typeof text !== 'string' || isStorableText(text))).toBe(true);
  });

  it('the products of a checkout, each once, and of no other event', () => {
    const input = { path: '/cart', device: 'phone' } as const;
    expect(toHit({ ...input, products: [4, 7, 4], event: 'checkout' }, FACTS)?.products).toEqual([4, 7]);
    expect(toHit({ ...input, products: [4], event: 'view' }, FACTS)?.products).toEqual([]);
  });

  it('nothing of a private page', () => {
    expect(toHit({ event: 'view', path: '/dashboard/orders', device: 'phone' }, FACTS)).toBeNull();
  });
});

const MINUTE = 60_000;
const hit = (at: number, path: string, more: Partial<TimedHit> = {}): TimedHit => ({
  event: 'view',
  path,
  source: 'google.com',
  medium: '',
  campaign: '',
  country: '',
  device: 'phone',
  words: '',
  found: false,
  products: [],
  visitor: 'a',
  at: at * MINUTE,
  ...more,
});
const rowsOf = (rows: ReturnType<typeof rollUp>) =>
  Object.fromEntries(
    rows.map(({ kind, name, ...counts }) => [
      `${kind} ${name}`,
      Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0)),
    ]),
  );

describe('what hits add to a day', () => {
  it('a visit of three pages, and another after 40 minutes', () => {
    const hits = [hit(0, '/'), hit(2, '/products'), hit(3, '/product/4'), hit(43, '/blog/1', { source: 'bing.com' })];
    expect(rowsOf(rollUp(hits, new Map(), 0))).toEqual({
      'site ': { visitors: 1, visits: 2, views: 4 },
      'source google.com': { visitors: 1, visits: 1, views: 3 },
      'source bing.com': { visits: 1, views: 1 },
      'device phone': { visitors: 1, visits: 2, views: 4 },
      'page /': { visits: 1, views: 1 },
      'page /products': { views: 1 },
      'page /product/4': { views: 1, exits: 1 },
      'page /blog/1': { visits: 1, views: 1, exits: 1 },
    });
  });

  it('the same in parts, as several servers add it', () => {
    const hits = [hit(0, '/'), hit(1, '/', { visitor: 'b' }), hit(2, '/products'), hit(5, '/blog/1', { visitor: 'b' })];
    const sumOf = (parts: TimedHit[][]) => {
      const open = new Map<string, OpenVisit>();
      const sums: Record<string, Record<string, number>> = {};
      for (const part of parts)
        for (const [key, counts] of Object.entries(rowsOf(rollUp(part, open, 0))))
          for (const [figure, count] of Object.entries(counts)) {
            sums[key] ??= {};
            sums[key][figure] = (sums[key][figure] ?? 0) + count;
          }
      return sums;
    };
    const inParts = sumOf(hits.map((one) => [one]));
    const atOnce = sumOf([hits]);
    expect(inParts['page /']).toMatchObject({ visits: 2, views: 2, exits: 0 });
    for (const [key, counts] of Object.entries(atOnce)) expect(inParts[key]).toMatchObject(counts);
  });

  it('a checkout counts for where its visit came from and began, once', () => {
    const hits = [
      hit(0, '/blog/1', { campaign: 'eid' }),
      hit(1, '/product/4'),
      hit(2, '/checkout/4'),
      hit(3, '/checkout/4'),
      hit(4, '/product/4', { event: 'checkout', products: [4] }),
    ];
    expect(rowsOf(rollUp(hits, new Map(), 0))).toMatchObject({
      'site ': { visits: 1, views: 4, checkouts: 1 },
      'page /blog/1': { checkouts: 1 },
      'source google.com': { checkouts: 1 },
      'campaign eid': { visits: 1, checkouts: 1 },
      'checkout 4': { views: 3 },
    });
  });

  it('the checkout of a cart counts for each of its products, once for its visit', () => {
    const hits = [hit(0, '/product/4'), hit(1, '/cart'), hit(1, '/cart', { event: 'checkout', products: [4, 7] })];
    const rows = rowsOf(rollUp(hits, new Map(), 0));
    expect(rows).toMatchObject({
      'site ': { visits: 1, views: 2, checkouts: 1 },
      'page /product/4': { checkouts: 1 },
      'checkout 4': { views: 1 },
      'checkout 7': { views: 1 },
    });
  });

  it('reads, searches and missing pages', () => {
    const hits = [
      hit(0, '/blog/1', { event: 'read' }),
      hit(0, '/products', { event: 'search', words: 'moon', found: true }),
      hit(0, '/products', { event: 'search', words: 'icons' }),
      hit(0, '/nowhere', { event: 'missing' }),
    ];
    expect(rowsOf(rollUp(hits, new Map(), 0))).toEqual({
      'page /blog/1': { reads: 1 },
      'search moon': { views: 1 },
      'search icons': { views: 1, empty: 1 },
      'missing /nowhere': { views: 1 },
    });
  });

  it('beyond the limit of visitors only pages', () => {
    const open = new Map<string, OpenVisit>();
    expect(rowsOf(rollUp([hit(0, '/')], open, VISITORS_PER_DAY))).toEqual({
      'site ': { views: 1 },
      'page /': { views: 1 },
    });
    expect(open.size).toBe(0);
  });

  it('names beyond the limit of a day together', () => {
    const rows = rollUp([hit(0, '/product/1'), hit(1, '/product/2'), hit(2, '/product/3')], new Map(), 0);
    const limited = limitNames(rows, new Map([['page', NAMES_PER_DAY.page - 1]]), ({ name }) => name === '/product/3');
    expect(rowsOf(limited)).toMatchObject({
      'page /product/1': { views: 1 },
      'page /product/3': { views: 1 },
      [`page ${OTHER}`]: { views: 1 },
    });
  });
});
