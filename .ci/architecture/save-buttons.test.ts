// The specification writes 'Save Changes' in the profile and in the settings; every other button is in sentence case.
import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

const TITLE_CASE = /(?:profile-form|settings-(?:page|form))\.tsx$/;

test('buttons say "Save changes" where the specification does not write another case', () => {
  const found = [...readSources('frontend/src/features')]
    .filter(([file, text]) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx') && text.includes('Save Changes'))
    .map(([file]) => file)
    .filter((file) => !TITLE_CASE.test(file));
  expect(found).toEqual([]);
});
