import { createHash } from 'node:crypto';

/** Statements whose text varies without end must not fill the server's memory. */
const MOST_NAMES = 250;

/**
 * Lists and searches: which index is the right one depends on what is looked for, and on how far the page is. A prepared
 * statement gets one plan for all values after its first calls, which took seconds for a rare word and a far page.
 */
const PLANNED_FOR_ITS_VALUES = /\b(?:hits|hit|closed|closed_days)\b|\b(?:grams|folded)\(/;

/** A statement as it is sent; without a name it is parsed at each call. */
export interface Statement {
  text: string;
  name?: string;
}

/** The statements of one pool and the names under which its connections have them prepared. */
export interface Statements {
  of(text: string): Statement;
  /** Makes a new statement of a text whose prepared one is stale, unless another connection has done so already. */
  replace(text: string, stale: Statement): void;
}

/** Equal on every server: behind a pooler, connections of several servers meet on one of the database. */
const named = (text: string): Statement => ({
  text,
  name: `s_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`,
});

export function createStatements(kind: 'named' | 'unnamed'): Statements {
  const known = new Map<string, Statement>();
  let replaced = 0;
  return {
    of: (text) => {
      const statement = known.get(text);
      if (statement) return statement;
      if (kind === 'unnamed' || known.size >= MOST_NAMES || PLANNED_FOR_ITS_VALUES.test(text)) return { text };
      const added = named(text);
      known.set(text, added);
      return added;
    },
    replace: (text, stale) => {
      if (known.get(text) !== stale) return;
      replaced += 1;
      // Another text, too: a pooler that knows prepared statements shares them by their text, not by their name.
      known.set(text, named(`${text} -- ${replaced}`));
    },
  };
}
