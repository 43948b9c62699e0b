import { afterEach, expect, test, vi } from 'vitest';
import { type ContactState, sendMessage } from './contact-delivery.ts';

afterEach(() => void vi.useRealTimers());

/** A delivery on a fake clock; `sent` settles the call after that many milliseconds. */
function start(sent: { after: number; fails?: boolean }) {
  vi.useFakeTimers();
  const began = Date.now();
  const seen: string[] = [];
  const show = (state: ContactState) => {
    const words = 'message' in state ? ` (${state.message})` : '';
    seen.push(`${Date.now() - began} ${state.status}${words}`);
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const send = async () => {
    await pause(sent.after);
    if (sent.fails) throw new Error('no');
    return 'Thanks';
  };
  const end = sendMessage({ send, show, pause, toMessage: () => 'Failed to send your message' });
  return { seen, end };
}

test('a quick response is delayed until sending has shown for 1.5 s; thanks are shown for 2 s', async () => {
  const { seen, end } = start({ after: 10 });
  await vi.runAllTimersAsync();
  await end;
  expect(seen).toEqual(['0 sending', '1500 success (Thanks)', '3500 idle']);
});

test('a slow response is not delayed further', async () => {
  const { seen, end } = start({ after: 4000 });
  await vi.runAllTimersAsync();
  await end;
  expect(seen).toEqual(['0 sending', '4000 success (Thanks)', '6000 idle']);
});

test('an error is shown until the next attempt', async () => {
  const { seen, end } = start({ after: 10, fails: true });
  await Promise.all([expect(end).rejects.toThrow('no'), vi.runAllTimersAsync()]);
  expect(seen).toEqual(['0 sending', '1500 error (Failed to send your message)']);
});
