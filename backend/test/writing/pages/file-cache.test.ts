import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, createBuiltSite } from './built-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await createBuiltSite();
});
afterAll(() => site.close());

/** The raw response, without the two headers that differ each time. */
const ask = async (path: string, headers: Record<string, string> = {}) => {
  const request = http.get(site.app.url + path, { headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const { date, 'x-request-id': id, ...lasting } = answer.headers;
  return { status: answer.statusCode, headers: lasting, id, body: await text(answer) };
};

describe('a build file requested again', () => {
  it.each(['/assets/style-1.css', '/assets/index-1.js', '/media/hero.webp', '/favicon.svg'])(
    '200 with the same headers for %s',
    async (path) => {
      const { id: first, ...fromDisk } = await ask(path);
      const { id: second, ...fromMemory } = await ask(path);
      expect(fromDisk.status).toBe(200);
      expect(fromMemory).toEqual(fromDisk);
      expect(second).not.toBe(first);
    },
  );

  it('200 without document headers, when the first response had none', async () => {
    for (const _ of ['disk', 'memory']) {
      expect((await ask('/assets/style-1.css')).headers).not.toHaveProperty('x-frame-options');
      expect((await ask('/favicon.svg')).headers).toHaveProperty('x-frame-options');
    }
  });

  it('200 in the encoding that each client accepts', async () => {
    for (const from of ['disk', 'memory']) {
      const compressed = await ask('/assets/shared-1.js', { 'accept-encoding': 'gzip, br' });
      expect([compressed.headers['content-encoding'], compressed.body], from).toEqual(['br', 'packed']);
      const plain = await ask('/assets/shared-1.js');
      expect(plain.headers, from).not.toHaveProperty('content-encoding');
      expect(plain.body, from).toContain('export const text');
    }
  });

  it('206 for a range, 304 for a matching ETag, and HEAD without a body', async () => {
    const { headers, body } = await ask('/assets/style-1.css');
    const part = await ask('/assets/style-1.css', { range: 'bytes=0-3' });
    expect([part.status, part.body]).toEqual([206, body.slice(0, 4)]);
    expect((await ask('/assets/style-1.css', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
    const head = await site.app.http.head('/assets/style-1.css');
    expect([head.status, head.headers['content-length']]).toEqual([200, String(body.length)]);
  });
});
