import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { measureSlowness } from '../../../backend/test/support/machine-speed.ts';
import { type Answered, type Ask, createAsk, type Journal } from './answers.ts';

/** Maximum time until a change is on the pages of every server, in milliseconds. */
const FRESH_WITHIN_MS = 1_000;

type Product = { id: number; title: string; revision: number; status: 'draft' | 'published' };

/** The owner of the site, and what readers see of their changes on every server. */
export interface Owner {
  /** Hides a product and publishes it again through one server. @returns the propagation time of each change, in ms */
  changeProduct(through: number): Promise<number[]>;
  /** Adds a picture through one server; every server serves the same bytes. */
  addPicture(through: number): Promise<void>;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** @returns the milliseconds after which every server answered as expected */
async function everywhere(asks: Ask[], path: string, wanted: (answer: Answered) => boolean): Promise<number> {
  const start = performance.now();
  await Promise.all(
    asks.map(async (ask, server) => {
      for (;;) {
        const answer = await ask(path);
        if (wanted(answer)) return;
        const passed = performance.now() - start;
        assert.ok(
          passed < FRESH_WITHIN_MS * measureSlowness(),
          `${path} on server ${server} after ${passed} ms: ${answer.status}`,
        );
        await sleep(20);
      }
    }),
  );
  return performance.now() - start;
}

/** Signs the owner in at the first server. */
export async function createOwner(origins: string[], journal: Journal): Promise<Owner> {
  const asks = origins.map((origin) => createAsk(origin, journal));
  const at = (index: number) => asks[index % asks.length] as Ask;
  const body = { email: 'admin@example.com', password: 'admin-password' };
  const { token } = (await at(0)('/api/admin/login', { method: 'POST', body })).json<{ token: string }>();

  const read = async (through: number) => (await at(through)('/api/admin/products/1', { token })).json<Product>();
  const setStatus = async (through: number, status: Product['status']) => {
    const { revision } = await read(through);
    const change = { method: 'PUT', token, body: { status, revision } } as const;
    assert.equal((await at(through)('/api/admin/products/1/status', change)).status, 200, `status ${status}`);
  };

  return {
    changeProduct: async (through) => {
      const { title } = await read(through);
      const shows = ({ status, bytes }: Answered) => status === 200 && bytes.includes(title);
      await everywhere(asks, '/product/1', shows);
      // The footer names it too, whatever is on sale.
      const mentions = ({ bytes }: Answered) => bytes.toString().split(title).length;
      const listedAs = mentions(await at(through)('/products'));
      await setStatus(through, 'draft');
      const gone = await everywhere(asks, '/product/1', ({ status }) => status === 404);
      const unlisted = await everywhere(asks, '/products', (answer) => mentions(answer) < listedAs);
      await setStatus(through, 'published');
      const back = await everywhere(asks, '/product/1', shows);
      const listed = await everywhere(asks, '/products', (answer) => mentions(answer) === listedAs);
      return [gone, unlisted, back, listed];
    },
    addPicture: async (through) => {
      const background = { r: 40 * through, g: 90, b: 120 };
      const png = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
        .png()
        .toBuffer();
      const form = new FormData();
      form.set('picture', new Blob([png], { type: 'image/png' }), 'river.png');
      const stored = await at(through)('/api/admin/pictures', { method: 'POST', token, body: form });
      assert.equal(stored.status, 201, `a picture is stored: ${stored.bytes}`);
      const { url } = stored.json<{ url: string }>();
      const answers = await Promise.all(asks.map((ask) => ask(url)));
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]), `${url} on every server`);
      assert.equal(new Set(answers.map(({ bytes }) => sha256(bytes))).size, 1, `${url} has the same bytes everywhere`);
    },
  };
}

/** Every public page has the same bytes and the same ETag on every server. @returns the number of compared pages */
export async function comparePages(origins: string[], journal: Journal): Promise<number> {
  const asks = origins.map((origin) => createAsk(origin, journal));
  const sitemap = await (asks[0] as Ask)('/sitemap.xml');
  const paths = [...sitemap.bytes.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  assert.ok(paths.length > 10, 'the sitemap names the pages');
  for (const path of [...paths, '/feed.xml', '/sitemap.xml', '/robots.txt']) {
    const answers = await Promise.all(asks.map((ask) => ask(path)));
    const seen = answers.map(({ status, headers, bytes }) => `${status} ${headers.get('etag')} ${sha256(bytes)}`);
    assert.equal(new Set(seen).size, 1, `${path} is the same everywhere: ${seen.join(' | ')}`);
  }
  return paths.length;
}
