import { expect, test } from 'vitest';
import { withMark } from './marks.ts';

const NONE = { likes: 5, saves: 0, comments: 2, liked: false, saved: false };

test('a like counts up and back down to where it was', () => {
  const liked = withMark(NONE, { mark: 'like', on: true });
  expect(liked).toEqual({ ...NONE, likes: 6, liked: true });
  expect(withMark(liked, { mark: 'like', on: false })).toEqual(NONE);
});

test('a save leaves the likes alone', () => {
  expect(withMark(NONE, { mark: 'save', on: true })).toEqual({ ...NONE, saves: 1, saved: true });
});

test('doing it twice is doing it once, and no count falls below zero', () => {
  const saved = withMark(NONE, { mark: 'save', on: true });
  expect(withMark(saved, { mark: 'save', on: true })).toBe(saved);
  expect(withMark(NONE, { mark: 'save', on: false })).toBe(NONE);
  expect(withMark({ ...NONE, saved: true }, { mark: 'save', on: false }).saves).toBe(0);
});
