import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
});
afterAll(() => app.close());

describe('a response of the API', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('for a client that accepts %s: %s, with the same content', async (accepted, sent) => {
    const { headers, body } = await app.http.get('/api/products').set('accept-encoding', accepted);
    expect(headers['content-encoding']).toBe(sent);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(body.items).toHaveLength(6);
  });

  it('is not compressed when it is small', async () => {
    const small = await app.http.get('/api/products?search=nothing-has-this-name');
    expect(small.headers).not.toHaveProperty('content-encoding');
  });
});
