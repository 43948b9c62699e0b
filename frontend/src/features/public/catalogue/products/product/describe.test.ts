import { expect, test } from 'vitest';
import { splitDescription } from './describe.ts';

test('the first paragraph is the introduction, the others follow', () => {
  expect(splitDescription('One.\n\nTwo.\n \nThree.\n\n')).toEqual({ intro: 'One.', paragraphs: ['Two.', 'Three.'] });
});

test('a single paragraph stays with its features', () => {
  expect(splitDescription('Only one.')).toEqual({ intro: null, paragraphs: ['Only one.'] });
});

test('an empty text has no paragraphs', () => {
  expect(splitDescription('')).toEqual({ intro: null, paragraphs: [] });
});
