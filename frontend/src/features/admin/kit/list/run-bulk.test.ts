import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/api-error.ts';
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
  const outcome = await runBulk({
    ...messages,
    rows: [1, 2, 3],
    change: async (row: number) => {
      if (row === 2) throw new Error('Refused');
      return row * 10;
    },
    undo: async (row, done) => taken.push([row, done]),
  });
  expect(texts()).toEqual(['2 orders are done']);
  expect(outcome).toEqual({ changed: 2, refused: [{ row: 2, reason: 'Failed' }], left: [] });
  toasts.read()[0]?.action?.run();
  await expect.poll(texts).toContain('2 orders are back');
  expect(taken).toEqual([
    [1, 10],
    [3, 30],
  ]);
});

test('stops after the rows that are being changed, and returns the others', async () => {
  const controller = new AbortController();
  const tried: number[] = [];
  const outcome = await runBulk(
    { ...messages, rows: [1, 2, 3, 4, 5, 6], change: async () => undefined },
    {
      signal: controller.signal,
      onProgress: (count) => {
        tried.push(count);
        controller.abort();
      },
    },
  );
  expect(tried).toEqual([4]);
  expect(outcome).toEqual({ changed: 4, refused: [], left: [5, 6] });
});

test('repeats a call that came too fast', async () => {
  vi.useFakeTimers();
  let calls = 0;
  const outcome = runBulk({
    ...messages,
    rows: [1],
    change: async () => {
      calls += 1;
      if (calls < 3) throw new ApiError(429);
    },
  });
  await vi.runAllTimersAsync();
  expect(await outcome).toEqual({ changed: 1, refused: [], left: [] });
  vi.useRealTimers();
});
