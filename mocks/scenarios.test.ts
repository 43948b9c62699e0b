import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMockFetch } from './node.ts';

const HOME = 'http://mocks.test/api/home';

afterEach(() => vi.useRealTimers());

describe('scenarios', () => {
  test('a failing operation answers its status until it is cleared', async () => {
    const { api, fetch } = createMockFetch();
    api.scenarios.failing('getHome', 503, 'Back in a minute');
    const failed = await fetch(HOME);
    expect(failed.status).toBe(503);
    expect(await failed.json()).toMatchObject({ message: 'Back in a minute', code: 'unavailable' });
    api.scenarios.clear();
    expect((await fetch(HOME)).status).toBe(200);
  });

  test('offline behaves like a missing network', async () => {
    const { api, fetch } = createMockFetch();
    api.scenarios.offline();
    expect((await fetch(HOME)).type).toBe('error');
  });

  test('a stalled operation does not respond in time, every other one does', async () => {
    const { api, fetch } = createMockFetch();
    api.scenarios.stalling('getHome');
    expect(api.scenarios.stalled).toBe(true);
    expect((await fetch('http://mocks.test/api/products')).status).toBe(200);

    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const answer = vi.fn();
    const request = fetch(HOME).then(answer);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(answer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(30_000);
    await request;
    expect(answer).toHaveBeenCalledOnce();
  });

  test('stalled operations are read, inherited and cleared', async () => {
    const { api, fetch } = createMockFetch();
    api.scenarios.stalling('getHome');
    const settings = api.scenarios.read();
    expect(settings.waiting).toEqual(['getHome']);
    api.scenarios.clear();
    expect(api.scenarios.stalled).toBe(false);
    expect((await fetch(HOME)).status).toBe(200);
    api.scenarios.set(settings);
    expect(api.scenarios.stalled).toBe(true);
  });
});
