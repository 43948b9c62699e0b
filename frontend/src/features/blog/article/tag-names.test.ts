import { expect, test } from 'vitest';
import { popularTags } from './tag-names.ts';

test('the tags are printed as specified', () => {
  expect(popularTags.join(', ')).toBe(
    'Bangla App, Learn UX UI Design, Bangla Calendar, Ramadan Calendar, Mehndi & Henna Design, windows applications, HTML, Graphic, Python, Tools',
  );
});
