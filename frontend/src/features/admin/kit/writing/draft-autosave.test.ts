import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftAutosave } from './draft-autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function status(send = vi.fn(async (_copy: { title: string }) => '2026-11-23T12:04:00.000Z')) {
  const discard = vi.fn(async () => {});
  const statuses: string[] = [];
  const autosave = createDraftAutosave({ send, discard, onStatus: ({ state }) => statuses.push(state) });
  return { autosave, send, discard, statuses };
}

describe('createDraftAutosave', () => {
  it('waits for a pause, and saves the last state only', async () => {
    const { autosave, send, statuses } = status();
    for (const title of ['R', 'Ri', 'Riv']) autosave.want({ title });
    await vi.advanceTimersByTimeAsync(2000);
    expect(send.mock.calls).toEqual([[{ title: 'Riv' }]]);
    expect(statuses).toEqual(['kept']);
    expect(autosave.unsaved()).toBeNull();
  });

  it('reports a failure, and retries until it is saved', async () => {
    const send = vi.fn(async (_copy: { title: string }) => '2026-11-23T12:04:00.000Z');
    send.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
    const { autosave, statuses } = status(send);
    autosave.want({ title: 'Rivers' });
    expect(await autosave.flush()).toBe(false);
    expect(autosave.unsaved()).toEqual({ title: 'Rivers' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(statuses).toEqual(['failing', 'failing', 'kept']);
    expect(await autosave.flush()).toBe(true);
  });

  it('saves one after another, so that an older state never comes last', async () => {
    const order: string[] = [];
    const send = vi.fn(async ({ title }: { title: string }) => {
      await new Promise((resolve) => setTimeout(resolve, title === 'slow' ? 5000 : 10));
      order.push(title);
      return '2026-11-23T12:04:00.000Z';
    });
    const { autosave } = status(send);
    autosave.want({ title: 'slow' });
    const first = autosave.flush();
    await vi.advanceTimersByTimeAsync(100);
    autosave.want({ title: 'fast' });
    const second = autosave.flush();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([await first, await second, order]).toEqual([false, true, ['slow', 'fast']]);
  });

  it('discards the draft when changes are reverted, and saves nothing after a save', async () => {
    const { autosave, discard, statuses } = status();
    autosave.adopt({ title: 'Rivers' }, '2026-11-23T12:04:00.000Z');
    autosave.want(null);
    await vi.advanceTimersByTimeAsync(2000);
    expect([discard.mock.calls.length, statuses.at(-1)]).toEqual([1, 'none']);
    autosave.want({ title: 'Lakes' });
    await autosave.settle();
    autosave.forget();
    autosave.want(null);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(discard).toHaveBeenCalledTimes(1);
  });

  it('does not run during a save, and resumes when that fails', async () => {
    const { autosave, send } = status();
    autosave.want({ title: 'Rivers' });
    await autosave.settle();
    expect(autosave.unsaved()).toBeNull();
    autosave.want({ title: 'Rivers and lakes' });
    expect(await autosave.flush()).toBe(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(send).not.toHaveBeenCalled();
    autosave.resume();
    expect(autosave.unsaved()).toEqual({ title: 'Rivers and lakes' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(send.mock.calls).toEqual([[{ title: 'Rivers and lakes' }]]);
  });
});
