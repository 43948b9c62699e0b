import { describe, expect, it } from 'vitest';
import { directionOf, nextSort } from './sort.ts';

describe('nextSort', () => {
  it('starts with the default direction of a column and then reverses it', () => {
    expect(nextSort('name', undefined, false)).toBe('name');
    expect(nextSort('name', 'name', false)).toBe('-name');
    expect(nextSort('name', '-name', false)).toBe('name');
    expect(nextSort('total', '-name', true)).toBe('-total');
    expect(nextSort('total', '-total', true)).toBe('total');
  });
});

describe('directionOf', () => {
  it('applies to its own field only', () => {
    expect(directionOf('name', 'name')).toBe('ascending');
    expect(directionOf('name', '-name')).toBe('descending');
    expect(directionOf('name', 'name_other')).toBeUndefined();
  });
});
