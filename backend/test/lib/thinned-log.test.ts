import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttleLog } from '../../src/lib/throttled-log.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('writes the first warning of a minute, and the number of further ones when it ends', () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const thin = throttleLog(log);
  for (let count = 0; count < 1_000; count += 1) thin.warn('forged', { provider: 'stripe' });
  thin.warn('other');
  thin.error('broken');
  expect(log.warn.mock.calls).toEqual([
    ['forged', { provider: 'stripe' }],
    ['other', {}],
  ]);
  expect(log.error).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(log.warn).toHaveBeenLastCalledWith('forged', { provider: 'stripe', repeated: 999 });
  thin.warn('forged', { provider: 'stripe' });
  expect(log.warn).toHaveBeenCalledTimes(4);
});
