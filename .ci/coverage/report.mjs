// The table of contract:coverage and the list of what is missing.

/** @typedef {import('./cells.mjs').Row} Row */

/**
 * The key under which an exception is listed.
 * @param {string} id @param {string} column @param {string} sentence
 */
const keyOf = (id, column, sentence) => {
  const status = column === 'api' ? ` ${sentence.match(/\d{3}/)?.[0] ?? ''}` : '';
  return `${id} ${column}${status}`;
};

/**
 * @param {Row[]} rows
 * @param {string[]} columns
 * @param {Record<string, string>} exceptions
 * @returns {{ table: string, problems: string[] }} problems: `operation column: what is missing`
 */
export const report = (rows, columns, exceptions) => {
  const used = new Set();
  /** @type {string[]} */
  const problems = [];
  const width = Math.max(9, ...rows.map(({ id }) => id.length));
  const lines = rows.map(({ id, cells }) => {
    const marks = columns.map((column) => {
      const { filled = [], missing = [] } = cells[column] ?? {};
      const open = missing.filter((sentence) => {
        const key = keyOf(id, column, sentence);
        if (exceptions[key]) used.add(key);
        return !exceptions[key];
      });
      problems.push(...open.map((sentence) => `${id} ${column}: ${sentence}`));
      const mark = open.length > 0 ? `MISSING ${open.length}` : missing.length > 0 ? 'excused' : String(filled.length);
      return mark.padStart(12);
    });
    return id.padEnd(width) + marks.join('');
  });
  const needless = Object.keys(exceptions).filter((key) => !used.has(key));
  problems.push(...needless.map((key) => `${key}: this exception is not needed any more`));
  const head = 'Operation'.padEnd(width) + columns.map((column) => column.padStart(12)).join('');
  return { table: [head, ...lines].join('\n'), problems };
};
