import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrations } from '../../src/db/migrations/index.ts';
import { recordingLogger } from '../support/doubles.ts';
import { bareServerForTest } from '../support/engines.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await bareServerForTest(recordingLogger());
});
afterAll(() => connection.close());

describe('migrate', () => {
  it('lets one of three servers that start together do the work', async () => {
    const done = await Promise.all([1, 2, 3].map(() => migrate(connection.db)));
    expect(done.flat().sort()).toEqual(Object.keys(migrations).sort());
  });
});
