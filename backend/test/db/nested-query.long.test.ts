import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../src/db/database.ts';
import { recordingLogger } from '../support/doubles.ts';
import { embeddedForTest } from '../support/engines.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await embeddedForTest(recordingLogger());
});
afterAll(() => connection.close());

describe('a query outside the running transaction', () => {
  it('times out instead of waiting forever', async () => {
    const waiting = connection.db.transaction().execute(async () => {
      await connection.db.selectFrom('users').select('id').execute();
    });
    await expect(waiting).rejects.toThrow('timeout exceeded');
    expect(await connection.db.selectFrom('users').select('id').execute()).toEqual([]);
  });
});
