import { describe, expect, test } from 'vitest';
import { createMockFetch } from './node.ts';

const HOME = 'http://mocks.test/api/home';

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

  test('offline looks like a network that is gone', async () => {
    const { api, fetch } = createMockFetch();
    api.scenarios.offline();
    expect((await fetch(HOME)).type).toBe('error');
  });
});
