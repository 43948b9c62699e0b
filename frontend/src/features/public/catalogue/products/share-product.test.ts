import { describe, expect, test, vi } from 'vitest';
import { shareProduct } from './share-product.ts';

const product = { title: 'Bangla Calendar 2025', url: 'https://nodi.example/product/2' };
const clipboard = (writeText = vi.fn(async () => {})) => ({ writeText });

describe('shareProduct', () => {
  test('opens the share sheet where available', async () => {
    const share = vi.fn(async () => {});
    const means = { share, clipboard: clipboard() };
    expect(await shareProduct(product, means)).toBe('shared');
    expect(share).toHaveBeenCalledWith(product);
    expect(means.clipboard.writeText).not.toHaveBeenCalled();
  });

  test('copies the URL elsewhere', async () => {
    const means = { clipboard: clipboard() };
    expect(await shareProduct(product, means)).toBe('copied');
    expect(means.clipboard.writeText).toHaveBeenCalledWith(product.url);
  });

  test('does not fail or copy when the sheet is closed', async () => {
    const means = {
      share: () => Promise.reject(new DOMException('closed', 'AbortError')),
      clipboard: clipboard(),
    };
    expect(await shareProduct(product, means)).toBe('closed');
    expect(means.clipboard.writeText).not.toHaveBeenCalled();
  });

  test('copies when the sheet is denied', async () => {
    const share = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    expect(await shareProduct(product, { share, clipboard: clipboard() })).toBe('copied');
  });

  test('reports when nothing works', async () => {
    expect(await shareProduct(product, {})).toBe('failed');
    const refused = clipboard(vi.fn(() => Promise.reject(new DOMException('refused', 'NotAllowedError'))));
    expect(await shareProduct(product, { clipboard: refused })).toBe('failed');
  });
});
