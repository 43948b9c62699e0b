import { afterEach, describe, expect, test, vi } from 'vitest';
import { contract } from '../../sample/conformance.ts';
import { type OperationId, operations } from '../../sample/generated/operations.ts';
import { createShelter } from '../../sample/mocks.ts';
import { formatScenario, parseScenario } from '../src/scenario-text.ts';

const MITU = {
  id: '3f9a2c71-0b5e-4d18-9c6a-000000000001',
  name: 'Mitu',
  species: 'cat',
  weight: 4,
  arrived: '2026-11-05T09:30:00.000Z',
} as const;
const STAFF = { authorization: 'Bearer staff-token' };

const start = (...options: Parameters<typeof createShelter>) => {
  const shelter = createShelter(...options);
  const call = (path: string, init?: RequestInit) => shelter.fetch(`http://shelter.test${path}`, init);
  return { ...shelter, call, read: async (path: string) => (await call(path)).json() };
};

const create = (body: unknown, headers: Record<string, string> = STAFF) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

afterEach(() => vi.useRealTimers());

describe('memory', () => {
  test('writes are remembered until the store is reset to its seed', async () => {
    const { call, read, store } = start([MITU]);
    const { status, headers } = await call('/pets', create({ name: 'Tuni', species: 'dog' }));
    expect(status).toBe(201);
    expect(await read(headers.get('location') ?? '')).toMatchObject({ name: 'Tuni', weight: null });
    expect((await read('/pets')).total).toBe(2);
    await store.reset();
    expect(await read('/pets')).toEqual({ items: [MITU], total: 1 });
  });

  test('watchers are called after a write, and not after a read', async () => {
    const { call, store } = start([MITU]);
    const watcher = vi.fn();
    const stop = store.watch(watcher);
    await call('/pets');
    expect(watcher).not.toHaveBeenCalled();
    await call('/pets', create({ name: 'Tuni', species: 'dog' }));
    expect(watcher).toHaveBeenCalledOnce();
    stop();
    await store.reset();
    expect(watcher).toHaveBeenCalledOnce();
  });

  test('two servers share nothing', async () => {
    const [first, second] = [start([MITU]), start([MITU])];
    await first.call(`/pets/${MITU.id}`, { method: 'DELETE', headers: STAFF });
    expect([(await first.read('/pets')).total, (await second.read('/pets')).total]).toEqual([0, 1]);
  });
});

describe('calls', () => {
  test('query values have the types of the contract', async () => {
    const { read } = start([MITU, { ...MITU, id: '3f9a2c71-0b5e-4d18-9c6a-000000000002', species: 'dog' }]);
    expect(await read('/pets?limit=1')).toEqual({ items: [MITU], total: 2 });
    expect((await read('/pets?species=dog')).total).toBe(1);
  });

  test('files arrive as bytes and leave as they arrived', async () => {
    const { call } = start([MITU]);
    const body = new FormData();
    body.set('photo', new File([Uint8Array.from([137, 80, 78, 71])], 'mitu.png'));
    expect((await call(`/pets/${MITU.id}/photo`, { method: 'PUT', headers: STAFF, body })).status).toBe(204);
    const photo = await call(`/pets/${MITU.id}/photo`);
    expect(photo.headers.get('content-type')).toBe('image/png');
    expect([...new Uint8Array(await photo.arrayBuffer())]).toEqual([137, 80, 78, 71]);
  });

  test.each([
    ['without a token where the contract needs one', '/pets', create({}, {}), 401, 'Please sign in'],
    ['with a body that is not JSON', '/pets', create('{'), 400, 'name is missing'],
  ])('are refused %s', async (_, path, init, status, error) => {
    const refused = await start([MITU]).call(path, init);
    expect(refused.status).toBe(status);
    expect((await refused.json()).error).toBe(error);
  });

  test('with an unknown token are answered where the contract documents no refusal', async () => {
    const { call } = start([MITU]);
    expect((await call(`/pets/${MITU.id}`, { headers: { authorization: 'Bearer x' } })).status).toBe(200);
  });

  test('that no operation matches are errors', async () => {
    const { call } = start();
    await expect(call('/owners')).rejects.toThrow('No mock answers GET http://shelter.test/owners');
    await expect(call('/pets', { method: 'PATCH' })).rejects.toThrow('No mock answers PATCH');
  });

  test('are checked against the contract, and the failures of scenarios are not', async () => {
    const getPet = () => ({ status: 200, body: { ...MITU, weight: '4' as unknown as number } }) as const;
    const { call, scenarios } = start([MITU], contract.assertDocumented, { getPet });
    await expect(call(`/pets/${MITU.id}`)).rejects.toThrow('getPet 200: body.weight: expected to be number');
    expect((await call('/pets')).status).toBe(200);
    scenarios.failing('listPets', 500);
    expect((await call('/pets')).status).toBe(500);
  });
});

describe('scenarios', () => {
  test('an operation refuses with the example of the contract until it is cleared', async () => {
    const { call, scenarios } = start([MITU]);
    scenarios.refusing('getPet', 404);
    const refused = await call(`/pets/${MITU.id}`);
    expect([refused.status, await refused.json()]).toEqual([404, { error: 'No such pet' }]);
    scenarios.failing('getPet', 503, 'Closed on Fridays');
    const failed = await call(`/pets/${MITU.id}`);
    expect([failed.status, await failed.json()]).toEqual([503, { message: 'Closed on Fridays' }]);
    scenarios.clear();
    expect((await call(`/pets/${MITU.id}`)).status).toBe(200);
  });

  test('lists are empty, single records are kept', async () => {
    const { read, scenarios } = start([MITU]);
    scenarios.empty();
    expect(await read('/pets')).toEqual({ items: [], total: 0 });
    expect(await read(`/pets/${MITU.id}`)).toEqual(MITU);
  });

  test('offline is a network error', async () => {
    const { call, scenarios } = start();
    scenarios.offline();
    expect((await call('/pets')).type).toBe('error');
  });

  test('every answer is slow, or one operation waits', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { call, scenarios } = start([MITU]);
    const isAnswered = async (path: string, milliseconds: number) => {
      const answered = vi.fn();
      const response = call(path).then(answered);
      await vi.advanceTimersByTimeAsync(milliseconds - 1);
      expect(answered).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await response;
    };
    scenarios.slow(1500);
    await isAnswered('/pets', 1500);
    scenarios.slow(0);
    expect(scenarios.stalled).toBe(false);
    scenarios.stalling('listPets');
    expect(scenarios.stalled).toBe(true);
    expect((await call(`/pets/${MITU.id}`)).status).toBe(200);
    await isAnswered('/pets', 60_000);
  });

  test('are written as words and read back', () => {
    const { scenarios } = start();
    const documentedMessage = (id: OperationId, status: number) => scenarios.documentedMessage(id, status);
    const text = 'slow:1500,offline,empty,getPet:404,createPet:401:silent,listPets:500,getPhoto:waiting';
    const { settings, problems } = parseScenario<OperationId>(`${text},night,getPet:9`, {
      operations,
      documentedMessage,
    });
    expect(problems).toEqual(["'night' is not a scenario", "'getPet:9' is not a scenario"]);
    expect(settings.failures).toEqual([
      { operation: 'getPet', status: 404, message: 'No such pet' },
      { operation: 'createPet', status: 401 },
      { operation: 'listPets', status: 500 },
    ]);
    scenarios.set(settings);
    expect(formatScenario(scenarios.read(), { documentedMessage })).toBe(text);
  });
});
