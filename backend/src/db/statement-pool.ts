import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { traced } from '../lib/tracing.ts';
import { isConflict, isStale } from './repeatable.ts';
import { createStatements, type Statement, type Statements } from './statements.ts';

/** For traces; the text has placeholders where the values are. */
const factsOf = (text: string) => ({ 'db.system.name': 'postgresql', 'db.query.text': text });

/** What the driver says when a query was never answered. */
const UNANSWERED = 'Query read timeout';

function withNames(client: pg.PoolClient, statements: Statements): PostgresPoolClient {
  let broken: Error | undefined;
  const run = async (text: string, values: readonly unknown[]) => {
    // What has no parameters is sent as plain text and never prepared.
    const send = (statement: Statement) => client.query({ ...statement, values: [...values] });
    const statement = values.length > 0 ? statements.of(text) : { text };
    // The state before the statement: what a failed one leaves behind is only reported after its error.
    const inTransaction = client.getTransactionStatus() !== 'I';
    try {
      return await send(statement);
    } catch (error) {
      const stale = isStale(error);
      if (stale) statements.replace(text, statement);
      // A transaction is over after any error: whoever began it begins it again (`inTransaction`).
      if (inTransaction || !(stale || isConflict(error))) throw error;
      return send(values.length > 0 ? statements.of(text) : statement);
    }
  };
  // Cursors, the other way to ask, are not used here.
  const query: unknown = async (text: string, values: readonly unknown[] = []) => {
    if (broken) throw broken;
    try {
      const kind = text.trimStart().split(/\s/, 1)[0] ?? 'sql';
      return await traced(kind, { facts: factsOf(text) }, () => run(text, values));
    } catch (error) {
      if (error instanceof Error && error.message === UNANSWERED) broken = error;
      throw error;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || broken !== undefined),
  };
}

/**
 * The pool as the query builder sees it. Every statement with parameters gets a name, so that a connection has it
 * parsed and planned once instead of at each call; one that is stale, or the victim of a deadlock, is sent once more. A connection that has left a query unanswered is closed: whatever
 * is asked next would wait behind that query.
 */
export function statementPool(pool: pg.Pool, kind: 'named' | 'unnamed'): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const statements = createStatements(kind);
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? withNames(client, statements);
      wrapped.set(client, known);
      return known;
    },
  };
}
