import { expect, test } from 'vitest';
import { filmHost, playerUrl } from './film-player.ts';

test('the player starts immediately and keeps its own parameters', () => {
  expect(playerUrl('https://www.youtube-nocookie.com/embed/videoseries?list=UU1')).toBe(
    'https://www.youtube-nocookie.com/embed/videoseries?list=UU1&autoplay=1',
  );
  expect(playerUrl('https://www.youtube-nocookie.com/embed/abc')).toMatch(/abc\?autoplay=1$/);
});

test('the host is shown without www', () => {
  expect(filmHost('https://www.youtube-nocookie.com/embed/abc')).toBe('youtube-nocookie.com');
});
