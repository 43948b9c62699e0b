import { afterEach, expect, test } from 'vitest';
import { toasts } from '@/lib/toasts.ts';
import { runBulk } from './run-bulk.ts';

const texts = () => toasts.read().map(({ text }) => text);
const messages = { noun: ['order', 'orders'], done: 'are done', undoneText: 'are back', failed: 'Failed' } as const;

afterEach(() => {
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

test('changes every row, at most four at a time, and reports the number', async () => {
  let now = 0;
  let most = 0;
  const change = async () => {
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
  };
  await runBulk({ ...messages, rows: [1, 2, 3, 4, 5, 6], change });
  expect(most).toBe(4);
  expect(texts()).toEqual(['6 orders are done']);
  expect(toasts.read()[0]?.action).toBeUndefined();
});

test('undoes what was changed, and only that', async () => {
  const taken: unknown[] = [];
  await runBulk({
    ...messages,
    rows: [1, 2, 3],
    change: async (row: number) => {
      if (row === 2) throw new Error('Refused');
      return row * 10;
    },
    undo: async (row, done) => taken.push([row, done]),
  });
  expect(texts()).toEqual(['2 orders are done', 'Failed']);
  toasts.read()[0]?.action?.runUndo();
  await expect.poll(texts).toContain('2 orders are back');
  expect(taken).toEqual([
    [1, 10],
    [3, 30],
  ]);
});
