import { expect, test } from 'vitest';
import type { AdminFaq, AdminTeamMember } from '@/api/generated/model.ts';
import { faqKind, teamKind } from './list-kinds.ts';
import { toListDraft } from './use-list-draft.ts';

const faq = (id: number, question: string, published = true): AdminFaq => ({
  id,
  version: 1,
  published,
  updated_at: '2026-01-01T00:00:00.000Z',
  question,
  answer: 'Yes.',
});
const entries = [faq(1, 'One'), faq(2, 'Two', false), faq(3, 'Three')];
const typed = (question: string, published = 'on') => ({ question, answer: 'Yes.', published });
const draftOf = (entry: AdminFaq | null, values: ReturnType<typeof typed> | null) => {
  const { entries: shown, current } = toListDraft(faqKind, { entries, entry, typed: values, picture: null });
  return { questions: (shown as readonly AdminFaq[]).map(({ question }) => question), current };
};

test.each([
  ['an unchanged entry', entries[2], null, ['One', 'Three'], 1],
  ['a changed entry', entries[2], typed('Third'), ['One', 'Third'], 1],
  ['an entry that is to be hidden', entries[0], typed('One', ''), ['Three'], -1],
  ['a hidden entry', entries[1], null, ['One', 'Three'], -1],
  ['a hidden entry that is to be shown', entries[1], typed('Second'), ['One', 'Second', 'Three'], 1],
  ['a new entry', null, typed('Four'), ['One', 'Three', 'Four'], 2],
  ['a new entry without text', null, null, ['One', 'Three'], -1],
])('%s', (_case, entry, values, questions, current) => {
  expect(draftOf(entry ?? null, values)).toEqual({ questions, current });
});

test('a new entry without a picture leaves its place empty', () => {
  const values = { name: 'Amina', role: 'Designer', bio: '', published: 'on' };
  const { entries: shown } = toListDraft(teamKind, { entries: [], entry: null, typed: values, picture: null });
  const [member] = shown as readonly AdminTeamMember[];
  expect(member).toMatchObject({ name: 'Amina', image: { width: 1, widths: [] } });
});
