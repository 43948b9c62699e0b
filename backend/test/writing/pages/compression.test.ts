import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCompression } from '../../../src/pages/cache/compression.ts';

const html = Buffer.from(Array.from({ length: 2000 }, (_, index) => `<p class="a${index % 7}">${index}</p>`).join(''));

describe('createCompression', () => {
  it('serves a fast compression first and the smallest one later', async () => {
    const compression = createCompression(html);
    const first = await compression.get('br');
    const lengthNow = async () => (await compression.get('br')).length;
    await expect.poll(lengthNow).toBeLessThan(first.length);
    for (const compressed of [first, await compression.get('br')])
      expect(brotliDecompressSync(compressed).equals(html)).toBe(true);
  });

  it('compresses once for all clients', async () => {
    const compression = createCompression(html);
    const compressed = await Promise.all([compression.get('gzip'), compression.get('gzip')]);
    expect(compressed[0]).toBe(compressed[1]);
    expect(gunzipSync(compressed[0]).equals(html)).toBe(true);
  });
});
