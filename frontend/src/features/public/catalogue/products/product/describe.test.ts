import { expect, test } from 'vitest';
import { splitDescription } from './describe.ts';

test('the first paragraph introduces, the others follow', () => {
  expect(splitDescription('One.\n\nTwo.\n \nThree.\n\n')).toEqual({ intro: 'One.', paragraphs: ['Two.', 'Three.'] });
});

test('one paragraph is not torn from its features', () => {
  expect(splitDescription('Only one.')).toEqual({ intro: null, paragraphs: ['Only one.'] });
});

test('nothing gives nothing', () => {
  expect(splitDescription('')).toEqual({ intro: null, paragraphs: [] });
});
