import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
let secure: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  secure = await createTestApp({
    env: { PUBLIC_URL: 'https://studio.example', CORS_ORIGINS: 'https://shop.example, http://localhost:5173' },
  });
});
afterAll(async () => {
  await app.close();
  await secure.close();
});

describe('security headers', () => {
  it.each(['/api/orders', '/api/nothing', '/healthz', '/docs', '/nothing'])(
    '%s has the common headers',
    async (path) => {
      const { headers } = await app.http.get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      });
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
      for (const name of ['x-powered-by', 'server', 'strict-transport-security'])
        expect(headers).not.toHaveProperty(name);
    },
  );

  it('API responses are never stored', async () => {
    for (const path of ['/api/orders', '/api/products', '/api/nothing']) {
      const { headers } = await app.http.get(path);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });

  it('HSTS is sent only when visitors use HTTPS', async () => {
    const { headers } = await secure.http.get('/api/orders');
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });
});

describe('CORS', () => {
  const preflight = (target: TestApp, origin: string) =>
    target.http
      .options('/api/orders')
      .set({ origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' });

  it('204 for a preflight from a listed origin', async () => {
    const { status, headers } = await preflight(secure, 'https://shop.example');
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://shop.example',
      'access-control-allow-credentials': 'true',
      vary: 'Accept-Language, Origin',
    });
    expect(headers['access-control-allow-headers']).toContain('Authorization');
  });

  it('a listed origin can read an error response', async () => {
    const { status, headers } = await secure.http.get('/api/orders').set('origin', 'http://localhost:5173');
    expect(status).toBe(401);
    expect(headers['access-control-allow-origin']).toBe('http://localhost:5173');
  });

  it.each([
    'https://evil.example',
    'null',
    'https://shop.example.evil.example',
    'http://shop.example',
    'https://SHOP.example',
  ])('nothing is allowed to %s', async (origin) => {
    for (const response of [
      await preflight(secure, origin),
      await secure.http.get('/api/products').set('origin', origin),
    ]) {
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(response.headers.vary).toContain('Origin');
    }
  });

  it('no origin is allowed by default', async () => {
    const response = await preflight(app, 'https://shop.example');
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});
