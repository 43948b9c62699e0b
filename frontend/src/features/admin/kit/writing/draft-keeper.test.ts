import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftKeeper } from './draft-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function keeping(send = vi.fn(async (_copy: { title: string }) => '2026-11-23T12:04:00.000Z')) {
  const discard = vi.fn(async () => {});
  const said: string[] = [];
  const keeper = createDraftKeeper({ send, discard, say: ({ state }) => said.push(state) });
  return { keeper, send, discard, said };
}

describe('createDraftKeeper', () => {
  it('waits for a pause, and keeps the last state only', async () => {
    const { keeper, send, said } = keeping();
    for (const title of ['R', 'Ri', 'Riv']) keeper.want({ title });
    await vi.advanceTimersByTimeAsync(2000);
    expect(send.mock.calls).toEqual([[{ title: 'Riv' }]]);
    expect(said).toEqual(['kept']);
    expect(keeper.unkept()).toBeNull();
  });

  it('says that it failed, and tries again until it is kept', async () => {
    const send = vi.fn(async (_copy: { title: string }) => '2026-11-23T12:04:00.000Z');
    send.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
    const { keeper, said } = keeping(send);
    keeper.want({ title: 'Rivers' });
    expect(await keeper.flush()).toBe(false);
    expect(keeper.unkept()).toEqual({ title: 'Rivers' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(said).toEqual(['failing', 'failing', 'kept']);
    expect(await keeper.flush()).toBe(true);
  });

  it('sends one after the other, so that an older state never comes last', async () => {
    const order: string[] = [];
    const send = vi.fn(async ({ title }: { title: string }) => {
      await new Promise((resolve) => setTimeout(resolve, title === 'slow' ? 5000 : 10));
      order.push(title);
      return '2026-11-23T12:04:00.000Z';
    });
    const { keeper } = keeping(send);
    keeper.want({ title: 'slow' });
    const first = keeper.flush();
    await vi.advanceTimersByTimeAsync(100);
    keeper.want({ title: 'fast' });
    const second = keeper.flush();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([await first, await second, order]).toEqual([false, true, ['slow', 'fast']]);
  });

  it('discards the copy when everything is typed back, and nothing after a save', async () => {
    const { keeper, discard, said } = keeping();
    keeper.adopt({ title: 'Rivers' }, '2026-11-23T12:04:00.000Z');
    keeper.want(null);
    await vi.advanceTimersByTimeAsync(2000);
    expect([discard.mock.calls.length, said.at(-1)]).toEqual([1, 'none']);
    keeper.want({ title: 'Lakes' });
    await keeper.settle();
    keeper.forget();
    keeper.want(null);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(discard).toHaveBeenCalledTimes(1);
  });

  it('says nothing and sends nothing beside a save, and goes on when that has failed', async () => {
    const { keeper, send } = keeping();
    keeper.want({ title: 'Rivers' });
    await keeper.settle();
    expect(keeper.unkept()).toBeNull();
    keeper.want({ title: 'Rivers and lakes' });
    expect(await keeper.flush()).toBe(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(send).not.toHaveBeenCalled();
    keeper.resume();
    expect(keeper.unkept()).toEqual({ title: 'Rivers and lakes' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(send.mock.calls).toEqual([[{ title: 'Rivers and lakes' }]]);
  });
});
