// Which large tables a statement scans completely.
import pg from 'pg';

const BIG_ROWS = 20_000;

/** @typedef {{ 'Node Type': string, 'Relation Name'?: string, 'Plan Rows': number, Plans?: Plan[] }} Plan */

/** Nodes that stream rows, so that a limit above them stops what is below them. */
const STREAMS = new Set(['Limit', 'Result', 'Subquery Scan', 'Append', 'Nested Loop', 'Gather', 'LockRows']);

/**
 * @param {Plan} plan
 * @param {number} [wanted] rows after which a parent node stops
 * @returns {string[]} tables
 */
const scanned = (plan, wanted = Number.POSITIVE_INFINITY) => {
  const streams = STREAMS.has(plan['Node Type']);
  const below =
    plan['Node Type'] === 'Limit' ? Math.min(wanted, plan['Plan Rows']) : streams ? wanted : Number.POSITIVE_INFINITY;
  // A limit that is not expected to be reached stops nothing.
  const isWhole = plan['Node Type'] === 'Seq Scan' && !(plan['Plan Rows'] > wanted);
  const own = isWhole && plan['Relation Name'];
  return [...(own ? [own] : []), ...(plan.Plans ?? []).flatMap((part) => scanned(part, below))];
};

/** @param {string} url @returns {Promise<{ wholeTables: (statements: import('./site.mjs').Statement[]) => Promise<string[]>, close: () => Promise<void> }>} */
export const openPlans = async (url) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const big = await client.query('select relname from pg_class where reltuples > $1', [BIG_ROWS]);
  const names = new Set(big.rows.map(({ relname }) => relname));
  return {
    wholeTables: async (statements) => {
      const found = new Set();
      for (const { text, values } of statements) {
        if (!/^\s*(select|with|update|delete|insert)/i.test(text)) continue;
        const { rows } = await client.query(`explain (format json) ${text}`, values);
        for (const table of scanned(rows[0]['QUERY PLAN'][0].Plan)) if (names.has(table)) found.add(table);
      }
      return [...found];
    },
    close: () => client.end(),
  };
};
