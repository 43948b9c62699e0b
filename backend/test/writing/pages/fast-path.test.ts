import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltSite, createBuiltSite } from './built-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await createBuiltSite({ seeded: true });
});
/** Long enough for its best compression to be smaller than the first one. */
const body = Array.from({ length: 400 }, (_, index) => `<p>${index * index} rivers, ${index % 7} boats</p>`).join('');
beforeEach(() => {
  site.frontend.answer = () => ({ body });
  site.pages.forget('everything');
});
afterAll(() => site.close());

/** @returns an answer with comparable headers: without those that differ between any two answers */
const read = async (path: string, more: Record<string, string> = {}) => {
  const request = site.app.http.get(path).set({ 'accept-encoding': 'gzip, br', ...more });
  const { status, text, headers } = await request;
  const { 'x-request-id': id, date, connection, 'keep-alive': _, ...rest } = headers;
  return { status, text, id, headers: rest };
};

/** Resolves when the page is sent with its best compression, which is when the fast path answers. */
const compressed = async (path: string) => {
  const first = await read(path);
  for (let tries = 0; tries < 100; tries += 1) {
    const later = await read(path);
    if (later.headers['content-length'] !== first.headers['content-length']) return later;
    await sleep(20);
  }
  throw new Error('The smallest form was never sent');
};

describe('a cached page', () => {
  it('200 with the same headers on the fast path as through the router', async () => {
    const fast = await compressed('/about');
    const routed = await read('/about', { 'accept-encoding': 'br;q=1' });
    expect(fast).toMatchObject({ status: 200, text: routed.text });
    expect(fast.headers).toEqual(routed.headers);
    expect(fast.headers).toMatchObject({ 'content-encoding': 'br', 'x-frame-options': 'DENY' });
  });

  it('gives every response its own request id', async () => {
    await compressed('/about');
    const ids = [(await read('/about')).id, (await read('/about')).id];
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
  });

  it('304 for its ETag, uncompressed for clients without brotli, no body for HEAD', async () => {
    const { headers } = await compressed('/about');
    expect((await read('/about', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
    expect((await read('/about', { 'accept-encoding': 'identity' })).headers).not.toHaveProperty('content-encoding');
    expect((await read('/about', { 'accept-encoding': 'br;q=0' })).headers).not.toHaveProperty('content-encoding');
    const head = await site.app.http.head('/about').set('accept-encoding', 'br');
    expect([head.status, head.text ?? '']).toEqual([200, '']);
  });

  it('is not served once it is invalidated', async () => {
    await compressed('/about');
    site.frontend.answer = () => ({ body: `<h1>New words</h1>${body}` });
    site.pages.forget('everything');
    expect((await read('/about')).text).toContain('New words');
  });

  it('503 while another server has closed the site, without an invalidation here', async () => {
    await compressed('/about');
    const { db, siteState } = site.app.deps;
    const close = async (maintenance: boolean) => {
      await db.updateTable('site_settings').set({ maintenance }).execute();
      siteState.forget();
    };
    await close(true);
    expect([(await read('/about')).status, (await read('/about')).status]).toEqual([503, 503]);
    await close(false);
    expect((await read('/about')).status).toBe(200);
  });
});
