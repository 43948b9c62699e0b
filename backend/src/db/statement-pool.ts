import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { traced } from '../lib/tracing.ts';
import { isConflict, isStale } from './retryable-errors.ts';

/** Statements with endlessly varying text must not fill the server's memory. */
const MAX_STATEMENTS = 250;

/**
 * Lists and searches: the best index depends on the search text and on the page number. A prepared statement uses one
 * generic plan for all values after its first calls, which took seconds for a rare word and a high page number.
 */
const NEEDS_CUSTOM_PLAN = /\b(?:hits|hit|closed|closed_days)\b|\b(?:grams|folded)\(/;

/** A statement as sent; without a name it is parsed at each call. */
interface Statement {
  text: string;
  name?: string;
}

/** The statements of one pool and the names under which its connections have prepared them. */
interface Statements {
  of(text: string): Statement;
  /** Creates a new statement for a text with a stale prepared one, unless another connection has already done so. */
  replace(text: string, stale: Statement): void;
}

/** The same on every server: behind a pooler, connections of several servers share those of the database. */
const toNamed = (text: string): Statement => ({
  text,
  name: `s_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`,
});

function createStatements(kind: 'named' | 'unnamed'): Statements {
  const statements = new Map<string, Statement>();
  let replaced = 0;
  return {
    of: (text) => {
      const statement = statements.get(text);
      if (statement) return statement;
      if (kind === 'unnamed' || statements.size >= MAX_STATEMENTS || NEEDS_CUSTOM_PLAN.test(text)) return { text };
      const added = toNamed(text);
      statements.set(text, added);
      return added;
    },
    replace: (text, stale) => {
      if (statements.get(text) !== stale) return;
      replaced += 1;
      // Changes the text too: a pooler that supports prepared statements shares them by text, not by name.
      statements.set(text, toNamed(`${text} -- ${replaced}`));
    },
  };
}

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
