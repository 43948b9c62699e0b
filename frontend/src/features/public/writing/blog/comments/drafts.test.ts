import { expect, test } from 'vitest';
import { readDraft, saveDraft } from './drafts.ts';

test('a draft is kept for its article until it is sent or emptied', () => {
  expect(readDraft(1)).toBe('');
  saveDraft(1, 'Half a thought');
  saveDraft(2, 'Another one');
  expect([readDraft(1), readDraft(2)]).toEqual(['Half a thought', 'Another one']);
  saveDraft(1, '  ');
  saveDraft(2, '');
  expect([readDraft(1), readDraft(2)]).toEqual(['', '']);
});
