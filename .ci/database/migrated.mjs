// A migrated, empty database in memory, from which documents and types are generated.
import { connectEmbedded } from '../../backend/src/db/database.ts';
import { openInMemory } from '../../backend/src/db/embedded.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { createLogger } from '../../backend/src/lib/log.ts';

/** @typedef {(text: string) => Promise<any[]>} Ask sends a query and returns its rows */

/**
 * @template Result
 * @param {(ask: Ask) => Promise<Result>} work
 */
export const onMigratedDatabase = async (work) => {
  const engine = await openInMemory();
  const connection = connectEmbedded(engine, createLogger({ level: 'error', format: 'text' }), () => engine.close());
  try {
    await migrate(connection.db);
    return await work(async (text) => (await connection.pool.query(text)).rows);
  } finally {
    await connection.close();
  }
};
