import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toShopDay } from '../../../src/db/shop-zone.ts';
import { isShortRun } from '../../support/test-length.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const VIEW = { event: 'view', path: '/product/4', device: 'phone' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    env: { TRUST_PROXY: '1', COUNTRY_HEADER: 'CF-IPCountry', PUBLIC_URL: 'https://studio.example' },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`delete from visit_days`.execute(app.db);
  await sql`delete from open_visits`.execute(app.db);
});

const send = async (body: object, headers: Record<string, string> = {}) => {
  const { status } = await app.http
    .post('/api/visits')
    .set({ 'user-agent': BROWSER, ...headers })
    .send(body);
  return status;
};
const counted = async () => {
  await app.background.idle();
  const { rows } = await sql<{ kind: string; name: string; visitors: number; visits: number; views: number }>`
    select kind, name, visitors, visits, views from visit_days order by kind, name`.execute(app.db);
  return rows.map(({ kind, name, visitors, visits, views }) => [`${kind} ${name}`, visitors, visits, views]);
};

describe('POST /api/visits', () => {
  it('204: a view is counted by page, source, campaign, country and device', async () => {
    const origin = { referrer: 'www.google.com', utm_source: 'letter', utm_medium: 'email', utm_campaign: 'eid' };
    expect(await send({ ...VIEW, ...origin }, { 'cf-ipcountry': 'BD' })).toBe(204);
    expect(await send({ ...VIEW, path: '/bn/blog' }, { 'cf-ipcountry': 'BD' })).toBe(204);
    expect(await counted()).toEqual([
      ['campaign eid', 1, 1, 2],
      ['country BD', 1, 1, 2],
      ['device phone', 1, 1, 2],
      ['medium email', 1, 1, 2],
      ['page /blog', 0, 0, 1],
      ['page /product/4', 0, 1, 1],
      ['site ', 1, 1, 2],
      ['source letter', 1, 1, 2],
    ]);
  });

  it('204: another network or browser is another visitor, whose address and browser are not stored', async () => {
    await send(VIEW, { 'x-forwarded-for': '203.0.113.7' });
    await send(VIEW, { 'x-forwarded-for': '203.0.113.8' });
    await send(VIEW, { 'x-forwarded-for': '203.0.113.8', 'user-agent': `${BROWSER} Edg/140.0.0.0` });
    await send(VIEW, { 'x-forwarded-for': '203.0.113.8' });
    expect((await counted()).find(([name]) => name === 'site ')).toEqual(['site ', 3, 3, 4]);
    const { rows } = await sql<{ row: string }>`
      select row_to_json(open_visits)::text as row from open_visits
      union all select row_to_json(visit_days)::text from visit_days`.execute(app.db);
    for (const { row } of rows) expect(row).not.toMatch(/203\.0\.113|Mozilla|Chrome/);
  });

  it.each([
    ['Do Not Track', VIEW, { dnt: '1' }],
    ['Global Privacy Control', VIEW, { 'sec-gpc': '1' }],
    ['a program', VIEW, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['a browser without a window', VIEW, { 'user-agent': BROWSER.replace('Chrome', 'HeadlessChrome') }],
    ['no browser', VIEW, { 'user-agent': '' }],
    ['the administration', { ...VIEW, path: '/admin/orders' }, {}],
    ['a page of one customer', { ...VIEW, path: '/dashboard/wallet' }, {}],
    ['a page behind a token', { ...VIEW, path: '/order' }, {}],
    ['an unknown path', { ...VIEW, path: '/product/x/y' }, {}],
  ])('204: nothing is counted for %s', async (_name, body, headers) => {
    expect(await send(body, headers)).toBe(204);
    expect(await counted()).toEqual([]);
  });

  it('204: missing pages, reads, searches and checkouts have rows of their own', async () => {
    await send({ ...VIEW, event: 'missing', path: '/no-such-page' });
    await send({ ...VIEW, event: 'read', path: '/blog/1' });
    await send({ ...VIEW, event: 'search', path: '/products', words: 'Icons', results: 0 });
    await send({ ...VIEW, event: 'checkout', path: '/cart', products: [4, 7] });
    await app.background.idle();
    const { rows } = await sql<{ row: string }>`
      select concat_ws(' ', kind, name, views, reads, empty) as row from visit_days order by kind, name`.execute(
      app.db,
    );
    expect(rows.map(({ row }) => row)).toEqual([
      'checkout 4 1 0 0',
      'checkout 7 1 0 0',
      'missing /no-such-page 1 0 0',
      'page /blog/1 0 1 0',
      'search icons 1 0 1',
    ]);
  });

  it('204: what cannot be stored is left out, and what arrives beside it is counted', async () => {
    const moons = `a${'🌙'.repeat(60)}`;
    await send({ ...VIEW, event: 'missing', path: '/%00x' });
    await send({ ...VIEW, event: 'missing', path: `/${'a'.repeat(118)}${encodeURIComponent('🌙🌙')}` });
    await send({ ...VIEW, utm_campaign: moons });
    const names = (await counted()).map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining([`campaign ${moons}`, `missing /${'a'.repeat(118)}🌙`, 'site ']));
    expect(names.filter((name) => String(name).startsWith('missing'))).toHaveLength(1);
  });

  it('204: on the next day the visitor is unknown again, and what told visitors apart is deleted', async () => {
    await send(VIEW);
    await app.background.idle();
    const today = await toShopDay(app.db, app.clock.now());
    app.clock.advance(24 * 60 * 60 * 1000);
    await send(VIEW);
    await app.background.idle();
    const { rows } = await sql<{ visitors: number }>`
      select visitors from visit_days where kind = 'site' order by day`.execute(app.db);
    expect(rows).toEqual([{ visitors: 1 }, { visitors: 1 }]);
    const left = await sql`
      select 1 from visit_salts where day = ${today}::date union all select 1 from open_visits where day = ${today}::date
    `.execute(app.db);
    expect(left.rows).toEqual([]);
  });

  it.skipIf(isShortRun)('204: a flood of paths and visitors adds only the rows of the day’s limits', async () => {
    const path = (at: number) => `/product/${at + 1}`;
    for (let at = 0; at < 1_100; at += 100)
      await Promise.all(Array.from({ length: 100 }, (_, more) => send({ ...VIEW, path: path(at + more) })));
    await app.background.idle();
    const { rows } = await sql<{ rows: number; views: number }>`
      select count(*)::int as rows, sum(views)::int as views from visit_days where kind = 'page'`.execute(app.db);
    expect(rows).toEqual([{ rows: 1_001, views: 1_100 }]);
  });

  it.each([
    ['an unknown event', { ...VIEW, event: 'click' }],
    ['a path without a slash', { ...VIEW, path: 'product' }],
    ['an unknown device', { ...VIEW, device: 'watch' }],
    ['a field of its own', { ...VIEW, user: 'nila' }],
    [
      'more products than a cart has',
      { ...VIEW, event: 'checkout', products: Array.from({ length: 21 }, (_, at) => at + 1) },
    ],
    ['a product that cannot be', { ...VIEW, event: 'checkout', products: [0] }],
    ['a long campaign', { ...VIEW, utm_campaign: 'x'.repeat(101) }],
  ])('400: %s', async (_name, body) => {
    expect(await send(body)).toBe(400);
  });

  it.skipIf(isShortRun)('429: more than a network opens in a minute', async () => {
    const limited = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.01' } });
    const post = () => limited.http.post('/api/visits').set('user-agent', BROWSER).send(VIEW);
    const statuses = [await post(), await post(), await post(), await post()].map(({ status }) => status);
    expect(statuses).toEqual([204, 204, 204, 429]);
    await limited.close();
  });

  it.skipIf(isShortRun)('204: a flood waits its turn, and none of it that fits is lost', async () => {
    const flooded = await createTestApp({ env: { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' } });
    const post = (network: number) =>
      flooded.http
        .post('/api/visits')
        .set({ 'user-agent': BROWSER, 'x-forwarded-for': `10.0.${network}.1` })
        .send(VIEW);
    const begun = performance.now();
    const answers = await Promise.all(Array.from({ length: 250 }, (_, network) => post(network)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(250);
    // 100 at once and the others at 100 a second.
    expect(performance.now() - begun).toBeGreaterThan(1_400);
    await flooded.close();
  });
});
