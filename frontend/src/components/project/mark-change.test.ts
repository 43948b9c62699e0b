import { expect, it } from 'vitest';
import { markChangeText } from './mark-change.ts';

const PICTURE = { title: 'Screens', version: 2 };

it('a change request has the text of the mark and its position, within the limit', () => {
  expect(markChangeText({ number: 3, text: 'Larger, please' }, PICTURE, 2000)).toBe(
    'Larger, please\n\nMark 3 on “Screens”, version 2',
  );
  const long = markChangeText({ number: 3, text: '🌊'.repeat(1000) }, PICTURE, 2000);
  expect(long.length).toBeLessThanOrEqual(2000);
  expect(long.isWellFormed()).toBe(true);
  expect(long.endsWith('Mark 3 on “Screens”, version 2')).toBe(true);
});
