import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Statements whose text varies without end must not fill the server's memory. */
const MOST_NAMES = 500;

const names = new Map<string, string>();

/** The same name for the same text on every connection of this process; undefined when all names are taken. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = `q${names.size + 1}`;
  names.set(text, name);
  return name;
}

function withNames(client: pg.PoolClient): PostgresPoolClient {
  // Cursors, the other way to ask, are not used here.
  const query: unknown = (text: string, values: readonly unknown[]) => {
    const name = values.length > 0 ? nameOf(text) : undefined;
    return client.query({ text, values: [...values], ...(name ? { name } : {}) });
  };
  return { query: query as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) };
}

/**
 * The pool as the query builder sees it: every statement with parameters gets a name, so that a connection has it
 * parsed and planned once instead of at each call.
 */
export function preparing(pool: pg.Pool): PostgresPool {
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
