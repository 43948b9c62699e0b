import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toMessage } from '../../../../contract/i18n/message.ts';
import { inTransaction } from '../../../src/db/retry.ts';
import { conflict } from '../../../src/lib/errors.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Writes, then fails `failures` times with the error from `fail`. */
const run = async (failures: number, fail: () => Error) => {
  let attempts = 0;
  const result = inTransaction(app.db, async (tx) => {
    attempts += 1;
    await tx
      .insertInto('seed_marks')
      .values({ part: 'retry', key: `${failures}-${attempts}` })
      .execute();
    if (attempts <= failures) throw fail();
    return attempts;
  });
  return { result: await result.catch((error: unknown) => error), attempts: () => attempts };
};
const createDeadlockError = (code: string) => () => Object.assign(new Error('chosen as the victim'), { code });
const runAndCount = async (failures: number) => {
  const rows = await app.db.selectFrom('seed_marks').select('key').where('key', 'like', `${failures}-%`).execute();
  return rows.map(({ key }) => key);
};

describe('a transaction that the database aborted', () => {
  it.each(['40001', '40P01'])('is retried after %s, without what the first attempts wrote', async (code) => {
    await app.db.deleteFrom('seed_marks').execute();
    const { result } = await run(2, createDeadlockError(code));
    expect(result).toBe(3);
    expect(await runAndCount(2)).toEqual(['2-3']);
  });

  it('is given up after five attempts', async () => {
    const { result, attempts } = await run(9, createDeadlockError('40001'));
    expect(result).toMatchObject({ code: '40001' });
    expect(attempts()).toBe(5);
    expect(await runAndCount(9)).toEqual([]);
  });

  it('is not retried when it was rejected', async () => {
    const { result, attempts } = await run(1, () => conflict(toMessage('no')));
    expect(result).toMatchObject({ status: 409 });
    expect(attempts()).toBe(1);
  });
});
