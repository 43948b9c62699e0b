import { expect, test } from 'vitest';
import { keepDraft, readDraft } from './drafts.ts';

test('a text is kept for its article until it is sent or emptied', () => {
  expect(readDraft(1)).toBe('');
  keepDraft(1, 'Half a thought');
  keepDraft(2, 'Another one');
  expect([readDraft(1), readDraft(2)]).toEqual(['Half a thought', 'Another one']);
  keepDraft(1, '  ');
  keepDraft(2, '');
  expect([readDraft(1), readDraft(2)]).toEqual(['', '']);
});
