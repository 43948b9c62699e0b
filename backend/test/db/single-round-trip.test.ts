import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Connection, connectEmbedded } from '../../src/db/database.ts';
import { openInMemory } from '../../src/db/embedded.ts';
import { recordingLogger } from '../support/doubles.ts';

let engine: PGlite;
let connection: Connection;

beforeAll(async () => {
  engine = await openInMemory();
  connection = connectEmbedded(engine, recordingLogger(), () => engine.close());
});
afterAll(() => connection.close());

const twice = { name: 'twice', text: 'select $1::int * 2 as double' };

it('sends a prepared statement to the embedded engine in one round trip', async () => {
  await connection.pool.query({ ...twice, values: [1] });
  const calls = vi.spyOn(engine, 'execProtocolStream');
  const { rows } = await connection.pool.query({ ...twice, values: [21] });
  expect(rows).toEqual([{ double: 42 }]);
  expect(calls).toHaveBeenCalledTimes(1);
});

it('recovers from a statement that fails while it is parsed, bound or executed', async () => {
  const ask = (text: string, values: unknown[]) => connection.pool.query({ name: text, text, values });
  await expect(ask('select nothing from nowhere where x = $1', [1])).rejects.toMatchObject({ code: '42P01' });
  await expect(ask('select $1::int', ['many'])).rejects.toMatchObject({ code: '22P02' });
  await expect(ask('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
  const { rows } = await connection.pool.query({ ...twice, values: [4] });
  expect(rows).toEqual([{ double: 8 }]);
});
