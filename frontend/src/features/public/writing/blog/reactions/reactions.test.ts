import { expect, test } from 'vitest';
import { applyReaction } from './reactions.ts';

const NONE = { likes: 5, saves: 0, comments: 2, liked: false, saved: false };

test('a like increments the count and an unlike restores it', () => {
  const liked = applyReaction(NONE, { reaction: 'like', on: true });
  expect(liked).toEqual({ ...NONE, likes: 6, liked: true });
  expect(applyReaction(liked, { reaction: 'like', on: false })).toEqual(NONE);
});

test('a save leaves the likes alone', () => {
  expect(applyReaction(NONE, { reaction: 'save', on: true })).toEqual({ ...NONE, saves: 1, saved: true });
});

test('repeating it changes nothing, and no count falls below zero', () => {
  const saved = applyReaction(NONE, { reaction: 'save', on: true });
  expect(applyReaction(saved, { reaction: 'save', on: true })).toBe(saved);
  expect(applyReaction(NONE, { reaction: 'save', on: false })).toBe(NONE);
  expect(applyReaction({ ...NONE, saved: true }, { reaction: 'save', on: false }).saves).toBe(0);
});
