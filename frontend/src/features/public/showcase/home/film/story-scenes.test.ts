import { expect, test } from 'vitest';
import { sampleHome } from '@/test/home-samples.ts';
import { storyScenes } from './story-scenes.ts';

test('the story opens with the studio and continues with its work', () => {
  const scenes = storyScenes(sampleHome.film, sampleHome.slides, 'A studio in Rajshahi.');
  expect(scenes.map(({ title }) => title)).toEqual(['Watch Our Story', ...sampleHome.slides.map(({ name }) => name)]);
  expect(scenes[0]).toMatchObject({ picture: sampleHome.film.poster, text: 'A studio in Rajshahi.' });
});
