import { describe, expect, test, vi } from 'vitest';
import { createToastStore, MAX_TOASTS } from './toasts.ts';

const textsIn = (store: ReturnType<typeof createToastStore>) => store.read().map(({ text }) => text);

describe('createToastStore', () => {
  test('keeps messages in order', () => {
    const store = createToastStore();
    store.show({ text: 'one' });
    store.show({ text: 'two' });
    expect(textsIn(store)).toEqual(['one', 'two']);
  });

  test('a message is removed when dismissed, and dismissing it again changes nothing', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const id = store.show({ text: 'one' });
    store.subscribe(listener);
    store.dismiss(id);
    store.dismiss(id);
    expect(textsIn(store)).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('a repeated text is not added but counts as new', () => {
    const store = createToastStore();
    const first = store.show({ text: 'Link copied' });
    store.show({ text: 'other' });
    const second = store.show({ text: 'Link copied' });
    expect(textsIn(store)).toEqual(['other', 'Link copied']);
    expect(second).toBeGreaterThan(first);
  });

  test('the oldest message is removed for the twenty-first', () => {
    const store = createToastStore();
    for (let index = 1; index <= MAX_TOASTS + 1; index += 1) store.show({ text: `message ${index}` });
    expect(store.read()).toHaveLength(20);
    expect(textsIn(store)[0]).toBe('message 2');
  });

  test('listeners are notified until they unsubscribe', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.show({ text: 'one' });
    leave();
    store.show({ text: 'two' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
