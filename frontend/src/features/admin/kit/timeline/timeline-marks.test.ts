import { expect, test } from 'vitest';
import type { TimelineNote } from '@/api/generated/model.ts';
import { noteCell, toMarks } from './timeline-marks.ts';

const note = (day: string, title: string): TimelineNote => ({ id: null, day, kind: 'article', title, href: null });
const notes = [note('2026-11-02', 'Moon'), note('2026-11-03', 'Ferries 2.0'), note('2026-11-03', 'Facebook post')];
const days = [
  { from: '2026-11-01', to: '2026-11-01' },
  { from: '2026-11-02', to: '2026-11-02' },
  { from: '2026-11-03', to: '2026-11-03' },
];

test('each part has the marks of its days', () => {
  expect(toMarks(days, notes)).toEqual([undefined, 'Moon', 'Ferries 2.0 and 1 more']);
  expect(toMarks([{ from: '2026-11-01', to: '2026-11-07' }], notes)).toEqual(['Moon and 2 more']);
});

test('a table lists all of them', () => {
  expect(days.map((part) => noteCell(notes, part))).toEqual(['', 'Moon', 'Ferries 2.0; Facebook post']);
});
