import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isShortRun } from '../support/test-length.ts';
import { type BuiltSite, createBuiltSite } from '../writing/pages/built-site.ts';

const MB = 1024 * 1024;

let site: BuiltSite;
beforeAll(async () => {
  site = await createBuiltSite({ env: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' } });
});
afterAll(() => site.close());

/** Paths of every registered route, and of what is served from files and pages without one. */
const addresses = () => [
  ...site.app.routes().map(({ path, methods }) => ({
    path: path.replaceAll(/[:*{]\w+}?/g, 'stripe'),
    methods: methods.filter((method) => method !== '_ALL'),
  })),
  ...['/', '/no-such-page', '/uploads/pictures/none.webp', '/assets/none.js'].map((path) => ({
    path,
    methods: ['GET'],
  })),
];

/**
 * Sends a head and then bytes for as long as they are accepted. @returns the response and the number of accepted bytes
 */
async function pour(head: string[]): Promise<{ answer: string; taken: number; ms: number }> {
  const { hostname, port } = new URL(site.app.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  let answer = '';
  socket.on('data', (part) => {
    answer += part;
  });
  await once(socket, 'connect');
  const start = performance.now();
  socket.write([...head, '', ''].join('\r\n'));
  const part = Buffer.alloc(MB, 'x');
  const chunk = /chunked/.test(head.join())
    ? Buffer.concat([Buffer.from('100000\r\n'), part, Buffer.from('\r\n')])
    : part;
  const more = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', more);
  more();
  const closed = new Promise((resolve) => {
    socket.once('close', resolve);
  });
  await Promise.race([closed, sleep(8_000, undefined, { ref: false })]);
  const taken = socket.bytesWritten - socket.writableLength;
  const ms = performance.now() - start;
  socket.destroy();
  return { answer, taken, ms };
}

describe('every route outside of the API', { timeout: 240_000 }, () => {
  it('is listed', () => {
    const paths = site.app.routes().map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['/healthz', '/readyz', '/hooks/payments/:provider', '/unsubscribe', '/docs']),
    );
  });

  it.skipIf(isShortRun)('413 for a body announced as larger than any we expect, without reading it', async () => {
    for (const { path, methods } of addresses()) {
      for (const method of new Set([...methods, 'POST'])) {
        const head = [`${method} ${path} HTTP/1.1`, 'Host: nodi.example', 'Content-Length: 10000000000'];
        const { answer, taken } = await pour(head);
        expect(answer, `${method} ${path}`).toMatch(/^HTTP\/1\.1 413 /);
        expect(taken / MB, `${method} ${path}`).toBeLessThan(100);
      }
    }
  });

  it.skipIf(isShortRun)('aborts an endless body of unknown length', async () => {
    for (const path of ['/hooks/payments/stripe', '/unsubscribe?token=x', '/no-such-page', '/']) {
      const head = [`POST ${path} HTTP/1.1`, 'Host: nodi.example', 'Transfer-Encoding: chunked'];
      const { answer, taken, ms } = await pour(head);
      expect(answer, path).not.toMatch(/^HTTP\/1\.1 (?:2|5)/);
      expect(taken / MB, path).toBeLessThan(100);
      expect(ms, path).toBeLessThan(7_000);
    }
  });

  it('405 for another method on an endpoint for programs', async () => {
    const answer = await site.app.http.get('/hooks/payments/stripe');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
  });

  it('one log line for a thousand forged calls', async () => {
    const said = () =>
      site.app.log.entries.filter(({ message }) => message === 'A payment webhook failed verification');
    for (let call = 0; call < 50; call += 1) {
      expect((await site.app.http.post('/hooks/payments/stripe').send({ forged: call })).status).toBe(400);
    }
    expect(said()).toHaveLength(1);
  });
});

describe('the rate limit of a network', () => {
  it('429 for every URL outside of the API once it is reached', async () => {
    const small = await createBuiltSite({ env: { RATE_LIMIT_FACTOR: '0.001' } });
    try {
      for (let call = 0; call < 20; call += 1) await small.app.http.get('/healthz');
      for (const { path } of addresses()) {
        const answer = await small.app.http.get(path).set('Cookie', `x=${Math.random()}`);
        // A page in memory costs nothing, so it is served all the same.
        expect(answer.status === 429 || answer.headers['x-cache'] !== undefined, path).toBe(true);
      }
      expect((await small.app.http.post('/hooks/payments/stripe')).status).toBe(429);
      expect((await small.app.http.post('/unsubscribe')).status).toBe(429);
    } finally {
      await small.close();
    }
  });
});
