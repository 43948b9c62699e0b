import { expect, test } from 'vitest';
import { checkTopics, removeTopic, restoreTopic, topicsDraft, toTopics } from './topics-draft.ts';

const topic = (name: string, uses = 0) => ({ id: name.toLowerCase(), name, label: '', filter: 'used' as const, uses });
const stored = { items: [topic('Maps', 2), topic('Games', 1), topic('Tools')], pinned: ['Games'], version: 3 };
const at = (draft: ReturnType<typeof topicsDraft>, place: number) => {
  const item = draft.items[place];
  if (!item) throw new Error('not there');
  return item;
};

test('a renamed topic is pinned under its new name, a removed one is sent under its old one', () => {
  const draft = topicsDraft(stored);
  const items = draft.items.map((item) => (item.id === 'games' ? { ...item, name: ' Play ' } : item));
  const sent = toTopics(removeTopic({ ...draft, items }, at(draft, 0), 'games'), stored);
  expect(sent.pinned).toEqual(['Play']);
  expect(sent.items.map(({ name }) => name)).toEqual(['Play', 'Tools']);
  expect(sent.removed).toEqual([{ name: 'Maps', moveTo: 'Play' }]);
});

test('entries moved to a topic that is removed too are moved on; an unused topic leaves no trace', () => {
  const draft = topicsDraft(stored);
  const first = removeTopic(draft, at(draft, 0), 'games');
  const both = removeTopic(first, at(first, 0), 'tools');
  expect(both.removed.map(({ moveTo }) => moveTo)).toEqual(['tools', 'tools']);
  expect(removeTopic(draft, at(draft, 2), null).removed).toEqual([]);
  const [gone] = first.removed;
  expect(gone && restoreTopic(first, gone).items).toHaveLength(3);
});

test('every name is unique, regardless of case', () => {
  const draft = topicsDraft(stored);
  const items = [
    ...draft.items,
    { ...at(draft, 0), key: 'new', id: '', name: 'mAPS' },
    { ...at(draft, 0), key: 'x', name: '' },
  ];
  expect(Object.keys(checkTopics({ ...draft, items }))).toEqual(['name-new', 'name-x']);
});
