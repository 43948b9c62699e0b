// All that this contract needs of its own for stories and random play.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ConformanceClient, type Target } from '../conformance/src/client.ts';
import type { Play } from '../conformance/src/compare.ts';
import { createContract } from '../conformance/src/contract.ts';
import { createNormaliser } from '../conformance/src/normalise.ts';
import type { Scenario } from '../conformance/src/suite.ts';
import { type OperationId, type Operations, operations } from './generated/operations.ts';

export const contract = createContract(parse(readFileSync(new URL('./petstore.yaml', import.meta.url), 'utf8')));
export const createClient = (target: Target) => new ConformanceClient<Operations>(target, { contract, operations });
type Client = ReturnType<typeof createClient>;

const token = 'staff-token';
const unknown = '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59';

const life = async (client: Client) => {
  const { body: pet } = await client.call('createPet', { token, body: { name: 'Mitu', species: 'cat', weight: 4 } });
  const call = { token, params: { petId: pet.id } };
  const photo = new FormData();
  photo.set('photo', new File(['png'], 'mitu.png'));
  await client.call('getPhoto', { ...call, expected: 404 });
  await client.call('savePhoto', { ...call, body: photo, expected: 204 });
  await client.call('getPhoto', { ...call, expected: 200 });
  assert.deepEqual((await client.call('getPet', call)).body, pet);
  assert.deepEqual((await client.call('listPets', { query: { species: 'cat' } })).body.items.at(-1), pet);
  await client.call('deletePet', { ...call, expected: 204 });
  for (const id of ['getPet', 'savePhoto', 'deletePet'] as const) await client.call(id, { ...call, expected: 404 });
};
const refusals = async (client: Client) => {
  const params = { petId: unknown };
  for (const id of ['createPet', 'savePhoto', 'deletePet'] as const) await client.call(id, { params, expected: 401 });
  await client.call('createPet', { token, body: { name: '', species: 'cat' }, expected: 400 });
  await client.call('listPets', { query: { limit: 0 }, expected: 400 });
};
export const scenarios: Scenario<Client>[] = [life, refusals].map((run) => ({ name: run.name, run }));

type Step = { operation: OperationId; nth: number; query: Record<string, string | number>; body?: object };
export const play: Play<Client, string[], Step> = {
  makeSequence: ({ int, pick }, length) =>
    Array.from({ length }, () => {
      const operation = pick(['createPet', 'createPet', 'getPet', 'deletePet', 'listPets'] as const);
      const pet = { name: pick(['Mitu', '', 'x'.repeat(41)]), species: pick(['cat', 'dog', 'cow']), weight: int(0, 3) };
      const query = operation === 'listPets' ? pick([{ limit: 2 }, { limit: 51 }, { species: 'dog' }]) : {};
      return { operation, nth: int(0, 3), query, ...(operation === 'createPet' ? { body: pet } : {}) };
    }),
  begin: async () => [],
  run: async (client, ids, { operation, nth, query, body: sent }) => {
    const call = { token, params: { petId: ids[nth] ?? unknown }, query, ...(sent ? { body: sent } : {}) };
    const { status, body } = await client.call(operation, call);
    if (status === 201) ids.push((body as { id: string }).id);
    return { status, body: createNormaliser()(body) };
  },
};
