import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Statements whose text varies without end must not fill the server's memory. */
const MOST_NAMES = 250;

const names = new Map<string, string>();

/** The same name for the same text on every connection of this process; undefined when all names are taken. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = `q${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** What the driver says when a query was never answered. */
const UNANSWERED = 'Query read timeout';

function withNames(client: pg.PoolClient): PostgresPoolClient {
  let broken: Error | undefined;
  // Cursors, the other way to ask, are not used here.
  const query: unknown = async (text: string, values: readonly unknown[]) => {
    if (broken) throw broken;
    const name = values.length > 0 ? nameOf(text) : undefined;
    try {
      return await client.query({ text, values: [...values], ...(name ? { name } : {}) });
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
 * parsed and planned once instead of at each call. A connection that has left a query unanswered is closed: whatever
 * is asked next would wait behind that query.
 */
export function statementPool(pool: pg.Pool): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? withNames(client);
      wrapped.set(client, known);
      return known;
    },
  };
}
