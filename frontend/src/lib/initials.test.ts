import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Nadia Rahman', 'NR'],
  ['tanvir', 'T'],
  ['  Md.  Abdul Karim Chowdhury ', 'MC'],
  ['নাদিয়া রহমান', 'নর'],
  ['', '?'],
])('%s gives %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
