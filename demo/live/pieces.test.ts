import { expect, it } from 'vitest';
import { products } from '../content/products.ts';
import { LIVE_PIECES } from './pieces.ts';

it('every product of the demo has a live piece of its own', () => {
  const names = products.map(({ preview }) => preview.component);
  expect(names.toSorted()).toEqual(Object.keys(LIVE_PIECES).toSorted());
});
