import { expect, test } from 'vitest';
import { MISSING_PICTURE } from '../../contract/rules/missing-picture.ts';
import { picture } from './pictures.ts';

test('the placeholder of drafts is the picture drawn for it', () => {
  expect(MISSING_PICTURE).toEqual(picture('missing/picture', ''));
});
