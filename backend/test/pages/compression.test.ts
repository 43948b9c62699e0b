import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createEncodings } from '../../src/pages/cache/compression.ts';

const html = Buffer.from(Array.from({ length: 2000 }, (_, index) => `<p class="a${index % 7}">${index}</p>`).join(''));

describe('createEncodings', () => {
  it('gives the first reader a quick form and later ones the smallest of the same text', async () => {
    const encodings = createEncodings(html);
    const first = await encodings.get('br');
    const later = await vi.waitFor(async () => {
      const packed = await encodings.get('br');
      expect(packed.length).toBeLessThan(first.length);
      return packed;
    });
    for (const packed of [first, later]) expect(brotliDecompressSync(packed).equals(html)).toBe(true);
  });

  it('packs once for all readers', async () => {
    const encodings = createEncodings(html);
    const packed = await Promise.all([encodings.get('gzip'), encodings.get('gzip')]);
    expect(packed[0]).toBe(packed[1]);
    expect(gunzipSync(packed[0]).equals(html)).toBe(true);
  });
});
