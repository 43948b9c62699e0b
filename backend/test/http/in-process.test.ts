import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InProcessFetch } from '../../src/http/in-process.ts';
import { createTestApp, type TestApp, type TestOptions } from '../test-app.ts';

/** An application with the `fetch` that its pages use. */
async function start(options: TestOptions = {}): Promise<{ app: TestApp; call: InProcessFetch }> {
  let call: InProcessFetch | undefined;
  const app = await createTestApp({
    ...options,
    pages: (_deps, fetch) => {
      call = fetch;
      return { router: (_request, _response, next) => next(), sendCached: () => false, forget: () => {} };
    },
  });
  if (!call) throw new Error('The pages were not made');
  return { app, call };
}

let app: TestApp;
let call: InProcessFetch;
/** The same data with generous limits. */
let overHttp: TestApp;
beforeAll(async () => {
  overHttp = await createTestApp({ seeded: true });
  ({ app, call } = await start({ seeded: true, env: { RATE_LIMIT_FACTOR: '0.001' } }));
});
afterAll(() => Promise.all([app.close(), overHttp.close()]));

/** Each database assigns its own plan ids. */
const withoutIds = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (key, value) => (key === 'id' && typeof value === 'string' ? '<id>' : value)));

describe('a call without a connection', () => {
  it.each(['/api/site', '/api/products?sort=newest&limit=2', '/api/products/1', '/api/legal/privacy-policy'])(
    '200: %s answers as over HTTP, however often it is called',
    async (address) => {
      const own = await call(address);
      for (let count = 0; count < 5; count += 1) expect((await call(address)).status).toBe(200);
      expect(own.headers.get('content-type')).toBe('application/json; charset=utf-8');
      const other = await overHttp.http.get(address);
      expect(withoutIds(await own.json())).toEqual(withoutIds(other.body));
    },
  );

  it.each([
    ['/api/products?limit=x', 400, 'invalid_request'],
    ['/api/products?unknown=1', 400, 'invalid_request'],
    ['/api/products/abc', 404, 'not_found'],
    ['/api/products/%E0%A4%A', 404, 'not_found'],
    ['/api/orders', 401, 'unauthorized'],
    ['/api/admin/users', 401, 'unauthorized'],
    ['/api/posts/1/reactions', 401, 'unauthorized'],
    ['/api/auth/login', 404, 'not_found'],
    ['/api/products/999999', 404, 'not_found'],
    ['/api/nothing', 404, 'not_found'],
  ])('%s is rejected with %i and the common error format', async (address, status, code) => {
    const answer = await call(address);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code, requestId: expect.stringMatching(/^[\da-f-]{36}$/) });
  });

  it('200 while the site is closed: pages check that themselves', async () => {
    await app.db.updateTable('site_settings').set({ maintenance: true }).execute();
    app.deps.siteState.forget();
    expect((await call('/api/products')).status).toBe(200);
    await app.db.updateTable('site_settings').set({ maintenance: false }).execute();
    app.deps.siteState.forget();
  });

  it('is aborted with its signal', async () => {
    await expect(call('/api/site', { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow('too late');
    const later = new AbortController();
    const waiting = call('/api/site', { signal: later.signal });
    later.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
  });
});

describe('a call without a connection to a failing server', () => {
  it('503 while the database does not respond, 500 for a response that is not in the contract', async () => {
    const down = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const broken = await start({
      override: {
        handlers: (real) => ({
          ...real,
          getHome: () => Promise.reject(down),
          getAbout: async () => ({ status: 200, body: {} }) as never,
        }),
      },
    });
    expect((await broken.call('/api/home')).status).toBe(503);
    expect((await broken.call('/api/about')).status).toBe(500);
    expect(broken.app.log.entries.map(({ level }) => level)).toEqual(['warn', 'error']);
    await broken.app.close();
  });
});
