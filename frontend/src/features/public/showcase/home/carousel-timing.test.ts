import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createClock, FADE_MS, isRunning, nextSlide, SLIDE_MS, stopClock } from './carousel-timing.ts';

const calm = { slides: 4, isPlaying: true, hovered: false, focused: false, pageHidden: false, reducedMotion: false };

describe('isRunning', () => {
  test('is true by default', () => {
    expect(isRunning(calm)).toBe(true);
  });

  test.each([
    ['the reader has paused it', { isPlaying: false }],
    ['the pointer rests on it', { hovered: true }],
    ['the keyboard is inside', { focused: true }],
    ['the tab is hidden', { pageHidden: true }],
    ['the reader wants less motion', { reducedMotion: true }],
    ['there is one slide only', { slides: 1 }],
  ])('is false when %s', (_reason, change) => {
    expect(isRunning({ ...calm, ...change })).toBe(false);
  });
});

describe('nextSlide', () => {
  test.each([
    [0, 4, 1],
    [3, 4, 0],
    [0, 1, 0],
    [0, 0, 0],
  ])('after %i of %i comes %i', (index, slides, next) => {
    expect(nextSlide(index, slides)).toBe(next);
  });
});

describe('the timer of a slide', () => {
  test('continues where it stopped', () => {
    expect(createClock(1, stopClock(createClock(1, null), 5_000)).remaining).toBe(15_000);
  });

  test('restarts for the slide after one that has ended', () => {
    expect(createClock(2, stopClock(createClock(1, null), SLIDE_MS)).remaining).toBe(SLIDE_MS);
  });

  test('never goes below zero or gains time', () => {
    expect(stopClock({ index: 0, remaining: 3_000 }, 9_000).remaining).toBe(0);
    expect(stopClock({ index: 0, remaining: 3_000 }, -50).remaining).toBe(3_000);
  });
});

test('the style sheet uses the same durations', () => {
  const css = readFileSync(new URL('./hero.css', import.meta.url), 'utf8');
  expect(css).toContain(`--hero-slide: ${SLIDE_MS}ms`);
  expect(css).toContain(`--hero-fade: ${FADE_MS}ms`);
});
