import { describe, expect, it } from 'vitest';
import { sampleProducts } from '@/test/product-samples.ts';
import { liveNameOf } from './live-pieces.ts';

describe('interactive previews', () => {
  it('belong to the products whose covers were drawn for them', () => {
    expect(sampleProducts.map(({ images }) => liveNameOf(images))).toEqual([
      'products-ramadan-cover',
      'products-bangla-cover',
      'products-uxui-cover',
      'products-mehndi-cover',
      'products-kareem-cover',
      'products-upscaler-cover',
    ]);
  });
  it('are not shown for an owner’s pictures, or without pictures', () => {
    expect(liveNameOf([])).toBeUndefined();
    expect(liveNameOf([{ url: '/uploads/products-ramadan-cover.webp' }])).toBeUndefined();
    expect(liveNameOf([{ url: '/media/constructor-00000000-240.webp' }])).toBeUndefined();
  });
});
