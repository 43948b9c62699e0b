import { expect, test } from 'vitest';
import { isDraftChanged } from './form-changed.ts';

test('a draft is changed when any field differs, at any depth', () => {
  const base = { title: 'a', plans: [{ name: 'Free', price: '0' }] };
  expect(isDraftChanged(structuredClone(base), base)).toBe(false);
  expect(isDraftChanged({ ...base, title: 'x' }, base)).toBe(true);
  expect(isDraftChanged({ ...base, plans: [{ name: 'Free', price: '1' }] }, base)).toBe(true);
});
