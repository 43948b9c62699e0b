// SQL belongs in repositories and in the database layer, so that one suffix shows where a table is used.
import { parseSync } from 'vite';
import type { Sources } from './sources.ts';

const MAY = /\.repository\.ts$|^backend\/src\/db\//;
const BUILDERS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);

/** The first statement in the text: a call of the query builder, a tagged `sql`, or a query of the driver. */
function statementIn(file: string, text: string): string | undefined {
  const { comments } = parseSync(file, text);
  const code = comments.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  const calls = [...code.matchAll(/\.\s*(\w+)\s*(?:<[^()]*>)?\(/g)].map(([, name = '']) => name);
  const builder = calls.find((name) => BUILDERS.has(name));
  if (builder) return builder;
  if (/\bsql\s*(?:<[^`]*>)?`|\bsql\.\w+\(/.test(code)) return 'sql';
  return /\b(?:pool|client|connection)\.query\b/.test(code) ? 'query' : undefined;
}

/** Files of the server with statements that are not repositories. */
export const findMisplacedStatements = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => {
    const statement = file.startsWith('backend/src/') && !MAY.test(file) ? statementIn(file, text) : undefined;
    return statement === undefined ? [] : [`${file} holds SQL (${statement}): move it into a repository`];
  });

/** Transactions of the server that are not retried after a conflict or a stale statement. */
export const findUnretriedTransactions = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) =>
    /^backend\/src\/(?!db\/)/.test(file) && /\.transaction\(\)/.test(text)
      ? [`${file} begins a transaction by itself: use inTransaction of db/retry.ts, which repeats it`]
      : [],
  );

const EVERYTHING = /\b(?:selectAll|returningAll)\s*\(|\b(?:select|returning)\s+(?:\w+\.)?\*/i;

/** Statements that return `*`: a migration that adds a column changes their result. */
export const findUnnamedColumns = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => {
    const isServer = file.startsWith('backend/src/') && !file.startsWith('backend/src/db/');
    const found = isServer ? EVERYTHING.exec(text)?.[0] : undefined;
    return found ? [`${file} reads whole rows (${found.trim()}): name the columns that it needs`] : [];
  });
