import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchEventLoopLag } from '../../src/process/event-loop-lag.ts';
import { recordingLogger } from '../support/doubles.ts';
import { measureSlowness } from '../support/machine-speed.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** On an idle machine. */
const LONGEST_MS = 50;
const TRIES = 20;

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  headers = (await app.signedIn()).headers;
});
afterAll(() => app.close());

/** Longest event-loop delay during the call, in milliseconds. */
const pauseDuring = async (work: () => PromiseLike<unknown>): Promise<number> => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await sleep(5);
  delay.reset();
  await work();
  await sleep(5);
  delay.disable();
  return delay.max / 1e6;
};

/** Other load on the machine causes occasional pauses; a delay caused by the request itself occurs every time. */
const shortest = async (work: () => PromiseLike<unknown>): Promise<number> => {
  const pauses: number[] = [];
  while (pauses.length < TRIES && Math.min(...pauses) >= LONGEST_MS) pauses.push(await pauseDuring(work));
  return Math.min(...pauses);
};

const post = (path: string, body: string) => () =>
  app.http
    .post(path)
    .set({ ...headers, 'content-type': 'application/json' })
    .serialize((value) => value)
    .send(body)
    .then(({ status }) => status);
const get =
  (path: string, more: Record<string, string> = {}) =>
  () =>
    app.http
      .get(path)
      .set({ ...headers, ...more })
      .then(({ status }) => status);

const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 9_000 }, (_, index) => [`k${index}`, 1])));
const wanted = (text: string) => encodeURIComponent(text.repeat(Math.ceil(100 / text.length)).slice(0, 100));

describe('no request blocks the event loop', () => {
  it.each([
    ['deep nesting', post('/api/addresses', '['.repeat(50_000) + ']'.repeat(50_000))],
    ['thousands of unknown fields', post('/api/addresses', wide)],
    ['100 kB in one field', post('/api/addresses', JSON.stringify({ type: 'home', street: 'x'.repeat(99_000) }))],
    ['a list where a text belongs', post('/api/auth/login', `{"email":[${'"a",'.repeat(24_000)}1],"password":"x"}`)],
    ['an endless email address', post('/api/auth/login', `{"email":"${'a.'.repeat(49_000)}@","password":"x"}`)],
    ['an email address of many dots', post('/api/auth/reset-password', `{"email":"${'a.'.repeat(120)}@a"}`)],
    ['a comment of blanks', post('/api/posts/1/comments', JSON.stringify({ text: ' '.repeat(2_000) }))],
    ['a comment of 100 kB', post('/api/posts/1/comments', JSON.stringify({ text: 'a\n'.repeat(33_000) }))],
    ['a search of wildcards', get(`/api/posts?search=${wanted('%_')}`)],
    ['a search of backslashes', get(`/api/products?search=${wanted('\\')}`)],
    ['a search of one letter', get('/api/search?q=a')],
    ['hundreds of parameters', get(`/api/products?${'a[b]=1&'.repeat(900)}`)],
    ['a long token', get('/api/orders', { authorization: `Bearer ${'a.'.repeat(3_500)}` })],
    ['a long cookie', get('/api/posts/1/reactions', { cookie: 'a=1; '.repeat(1_200) })],
    ['many ranges', get('/api/downloads', { range: `bytes=${'0-1,'.repeat(1_500)}0-1` })],
  ])('%s', async (_name, send) => {
    expect(await send()).toBeLessThan(500);
    expect(await shortest(send)).toBeLessThan(LONGEST_MS * measureSlowness());
  });
});

describe('watchEventLoopLag', () => {
  it('logs how long the event loop was blocked', async () => {
    const log = recordingLogger();
    const stop = watchEventLoopLag(log);
    await sleep(300);
    const until = performance.now() + 1_400;
    while (performance.now() < until);
    await sleep(300);
    stop();
    expect(log.entries.map(({ message }) => message)).toContain('The event loop was blocked');
    expect(Math.max(...log.entries.map(({ fields }) => Number(fields?.ms)))).toBeGreaterThanOrEqual(1_000);
  });
});
