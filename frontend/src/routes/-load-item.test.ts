import { isNotFound } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error.ts';
import { loadItem } from './-load-item.ts';

const thrownBy = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('nothing was thrown'),
    (error: unknown) => error,
  );

describe('loadItem', () => {
  it('waits for the item', async () => {
    const load = vi.fn().mockResolvedValue({ id: 1 });
    await loadItem('1', load);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each(['0', '01', '-1', '1.5', 'abc', '', '1234567890', '1e3'])(
    'finds nothing under %j, without a request',
    async (id) => {
      const load = vi.fn();
      expect(isNotFound(await thrownBy(loadItem(id, load)))).toBe(true);
      expect(load).not.toHaveBeenCalled();
    },
  );

  it('finds nothing where the API finds nothing', async () => {
    expect(isNotFound(await thrownBy(loadItem('999', () => Promise.reject(new ApiError(404)))))).toBe(true);
  });

  it('passes on every other failure', async () => {
    const failure = new ApiError(503);
    expect(await thrownBy(loadItem('1', () => Promise.reject(failure)))).toBe(failure);
  });
});
