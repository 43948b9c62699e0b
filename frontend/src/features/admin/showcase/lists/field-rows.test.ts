import { expect, it } from 'vitest';
import { fieldRows } from './field-rows.ts';

it('fields share a row where configured', () => {
  const field = (name: string, beside = false) => ({ name, label: name, kind: 'text', max: 1, beside }) as const;
  const rows = fieldRows([field('a'), field('b'), field('c', true)]);
  expect(rows.map((row) => row.map(({ name }) => name).join(''))).toEqual(['a', 'bc']);
});
