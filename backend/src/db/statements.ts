import { createHash } from 'node:crypto';

/** Statements with endlessly varying text must not fill the server's memory. */
const MAX_STATEMENTS = 250;

/**
 * Lists and searches: the best index depends on the search text and on the page number. A prepared statement uses one
 * generic plan for all values after its first calls, which took seconds for a rare word and a high page number.
 */
const NEEDS_CUSTOM_PLAN = /\b(?:hits|hit|closed|closed_days)\b|\b(?:grams|folded)\(/;

/** A statement as sent; without a name it is parsed at each call. */
export interface Statement {
  text: string;
  name?: string;
}

/** The statements of one pool and the names under which its connections have prepared them. */
export interface Statements {
  of(text: string): Statement;
  /** Creates a new statement for a text with a stale prepared one, unless another connection has already done so. */
  replace(text: string, stale: Statement): void;
}

/** The same on every server: behind a pooler, connections of several servers share those of the database. */
const toNamed = (text: string): Statement => ({
  text,
  name: `s_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`,
});

export function createStatements(kind: 'named' | 'unnamed'): Statements {
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
