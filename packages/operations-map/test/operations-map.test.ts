import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generate } from 'orval';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type OperationId, type Operations, operations } from '../../sample/generated/operations.ts';
import { createOperationsMap, type OperationsMapOptions } from '../src/index.ts';

const sample = path.join(import.meta.dirname, '../../sample');
const contract = path.join(sample, 'petstore.yaml');
let folder = '';
let written = 0;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'operations-map-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The generated file and its types. */
const write = async (options?: OperationsMapOptions) => {
  written += 1;
  const target = path.join(folder, `${written}/operations.ts`);
  await generate({
    input: contract,
    output: {
      mode: 'split',
      indexFiles: false,
      tsconfig: { compilerOptions: { allowImportingTsExtensions: true } },
      client: createOperationsMap(parse(readFileSync(contract, 'utf8')), options),
      target,
    },
  });
  return {
    map: readFileSync(target, 'utf8'),
    types: readFileSync(target.replace('.ts', '.schemas.ts'), 'utf8'),
  };
};

const audience: OperationsMapOptions = {
  fields: {
    audience: {
      type: 'readonly string[]',
      description: 'who calls it besides visitors',
      read: ({ operation }) => operation['x-audience'] ?? [],
    },
  },
  error: { type: '{ error: string }', read: (example) => example },
};

type IsEqual<Left, Right> = [Left, Right] extends [Right, Left] ? true : false;

describe('the map of a contract', () => {
  // `npx vitest run --config .ci/vitest.node.ts --project unit packages/operations-map -u` writes the files.
  test('is the committed one', async () => {
    const { map, types } = await write(audience);
    await expect(map).toMatchFileSnapshot(path.join(sample, 'generated/operations.ts'));
    await expect(types).toMatchFileSnapshot(path.join(sample, 'generated/operations.schemas.ts'));
  });

  test('has method, path, parameters, statuses and specification extensions of each operation', () => {
    expect(Object.keys(operations)).toEqual(['listPets', 'createPet', 'getPet', 'deletePet', 'savePhoto', 'getPhoto']);
    expect(operations.createPet).toEqual({
      method: 'post',
      path: '/pets',
      tag: 'pets',
      access: 'session',
      audience: ['staff'],
      files: [],
      raw: false,
      query: {},
      headers: ['request-source'],
      success: { status: 201, type: 'application/json' },
      errors: { 400: { error: 'name is missing' }, 401: { error: 'Please sign in' } },
    });
    expect(operations.listPets).toMatchObject({ access: 'public', query: { species: 'string', limit: 'integer' } });
    expect(operations.getPet).toMatchObject({ access: 'optional', audience: [] });
    expect(operations.savePhoto).toMatchObject({ files: ['photo'], success: { status: 204, type: '' } });
    expect(operations.getPhoto.success).toEqual({ status: 200, type: 'image/png' });
  });

  test('types parameters, bodies and every documented status', () => {
    const ids: IsEqual<OperationId, keyof typeof operations> = true;
    const params: IsEqual<Operations['getPet']['params'], { petId: string }> = true;
    const statuses: IsEqual<keyof Operations['createPet']['responses'], 201 | 400 | 401> = true;
    const nothing: IsEqual<Operations['deletePet']['responses'][204], undefined> = true;
    expect([ids, params, statuses, nothing]).toEqual([true, true, true, true]);
  });

  test('has the example of a refusal unless the caller reads it otherwise', async () => {
    const { map } = await write();
    expect(map).toContain('errors: { 404: { error: "No such pet" } }');
    expect(map).toContain('errors: Readonly<Record<number, unknown>>;');
    expect(map).not.toContain('audience');
  });

  test('is not written when a field rejects an operation', async () => {
    const read = ({ id }: { id: string }) => {
      throw new Error(`${id}: no audience`);
    };
    await expect(write({ fields: { audience: { type: 'string', read } } })).rejects.toThrow('ENOENT');
  });
});
