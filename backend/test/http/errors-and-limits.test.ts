import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/generated/model.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { STRICT_LIMITS: 'true', RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => app.close());

const PROBLEM = 'application/problem+json';
const signIn = (email: string) => app.http.post('/api/auth/login').send({ email, password: 'wrong-password' });

describe('errors as problems of RFC 9457', () => {
  it('404: has type, title, status and detail beside code and requestId', async () => {
    const { body, headers } = await app.http.get('/api/products/999999').set('accept', PROBLEM).expect(404);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(headers.vary).toMatch(/\bAccept\b(?!-)/);
    expect(body).toEqual({
      type: '/docs/errors.md#not_found',
      title: 'Not Found',
      status: 404,
      detail: expect.any(String),
      code: 'not_found',
      requestId: headers['x-request-id'],
    });
  });

  it('400: points to each invalid field', async () => {
    const { body } = await app.http
      .post('/api/contact')
      .set('accept', `application/json;q=0.5, ${PROBLEM}`)
      .send({ name: '', email: 'nadia@example.com', subject: 'Hello', message: 'Hello' })
      .expect(400);
    expect(body.errors).toEqual([{ pointer: '#/name', detail: expect.any(String) }]);
    expect(body).not.toHaveProperty('details');
  });

  it.each(['*/*', `application/json, ${PROBLEM}`])('404: have the ordinary form for Accept: %s', async (accept) => {
    const { body, headers } = await app.http.get('/api/products/999999').set('accept', accept).expect(404);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body).toEqual({ message: expect.any(String), code: 'not_found', requestId: expect.any(String) });
  });

  it('200: the guide explains every code', async () => {
    const { text } = await app.http.get('/docs/errors.md').expect(200);
    const listed = [...text.matchAll(/^\| `([a-z_]+)` \| \d{3} \|/gm)].map(([, code]) => code);
    expect(listed.toSorted()).toEqual(Object.values(ErrorCode).toSorted());
  });
});

describe('limits in responses', () => {
  it('401: show all limits that counted the call, and what is left of the caller’s own', async () => {
    const { headers } = await signIn('nadia@example.com').expect(401);
    expect(headers['ratelimit-policy']).toBe('"sign-in-network";q=100;w=900, "sign-in-pair";q=5;w=900');
    expect(headers.ratelimit).toMatch(/^"sign-in-network";r=99;t=\d+$/);
  });

  it('200: an operation without limits has no such headers', async () => {
    const { headers } = await app.http.get('/api/products').expect(200);
    expect(headers).not.toHaveProperty('ratelimit-policy');
    expect(headers).not.toHaveProperty('ratelimit');
  });
});
