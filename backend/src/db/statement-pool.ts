import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { traced } from '../lib/tracing.ts';
import { isConflict, isStale } from './repeatable.ts';
import { createStatements, type Statement, type Statements } from './statements.ts';

/** For traces; the text has placeholders instead of values. */
const toAttributes = (text: string) => ({ 'db.system.name': 'postgresql', 'db.query.text': text });

/** The driver's message for a query that was never answered. */
const READ_TIMEOUT_MESSAGE = 'Query read timeout';

function withNames(client: pg.PoolClient, statements: Statements): PostgresPoolClient {
  let failure: Error | undefined;
  const run = async (text: string, values: readonly unknown[]) => {
    // Statements without parameters are sent as plain text and never prepared.
    const send = (statement: Statement) => client.query({ ...statement, values: [...values] });
    const statement = values.length > 0 ? statements.of(text) : { text };
    // The status before the statement: the status after a failed one arrives only after its error.
    const inTransaction = client.getTransactionStatus() !== 'I';
    try {
      return await send(statement);
    } catch (error) {
      const stale = isStale(error);
      if (stale) statements.replace(text, statement);
      // A transaction is aborted by any error: its caller retries it as a whole (`inTransaction`).
      if (inTransaction || !(stale || isConflict(error))) throw error;
      return send(values.length > 0 ? statements.of(text) : statement);
    }
  };
  // Cursors, the other way to query, are not used here.
  const query: unknown = async (text: string, values: readonly unknown[] = []) => {
    if (failure) throw failure;
    try {
      const kind = text.trimStart().split(/\s/, 1)[0] ?? 'sql';
      return await traced(kind, { attributes: toAttributes(text) }, () => run(text, values));
    } catch (error) {
      if (error instanceof Error && error.message === READ_TIMEOUT_MESSAGE) failure = error;
      throw error;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || failure !== undefined),
  };
}

/**
 * The pool as used by the query builder. Every statement with parameters gets a name, so that a connection parses and
 * plans it only once; a stale one, or a deadlock victim, is sent once more. A connection with an unanswered query is
 * closed: later queries would wait behind it.
 */
export function statementPool(pool: pg.Pool, kind: 'named' | 'unnamed'): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const statements = createStatements(kind);
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const wrappedClient = wrapped.get(client) ?? withNames(client, statements);
      wrapped.set(client, wrappedClient);
      return wrappedClient;
    },
  };
}
