// How a CSV file is divided into cells before anything is known of its columns; the same on the server and in the mocks.

const DELIMITERS = [',', ';', '\t'];
/** The first line that tells Excel the delimiter; programs that know it do not count it as a row. */
const TOLD = /^sep=(.)\r?\n/i;

/** The sign that stands between the names of the header, most often first. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((sign) => header.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** What is to be read, in the one spelling of texts, and which sign divides its cells. */
export function dividedBy(file: string): { text: string; delimiter: string } {
  const text = file.normalize('NFC');
  const told = TOLD.exec(text);
  if (told?.[1]) return { text: text.slice(told[0].length), delimiter: told[1] };
  const begun = text.trimStart();
  return { text, delimiter: delimiterOf(begun) };
}

/** A row without any text, such as the separators that a spreadsheet leaves of emptied rows. */
export const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Lines of a cell as an exported file writes them; those that would be divided elsewhere are written as JSON. */
export function toLinesCell(lines: readonly string[]): string {
  const isPlain = lines.every((line) => !/[|\r\n]/.test(line) && !line.startsWith('['));
  return isPlain ? lines.join('\n') : JSON.stringify(lines);
}

function jsonLines(cell: string): string[] | null {
  if (!cell.startsWith('[')) return null;
  try {
    const lines: unknown = JSON.parse(cell);
    return Array.isArray(lines) && lines.every((line) => typeof line === 'string') ? lines : null;
  } catch {
    return null;
  }
}

/** The lines that a cell holds: below each other, between upright strokes, or as `toLinesCell` writes them. */
export const fromLinesCell = (cell: string): string[] =>
  (jsonLines(cell.trim()) ?? cell.split(/\r?\n|\|/)).map((line) => line.trim()).filter(Boolean);

/** A cell as it was meant: exported files put an apostrophe before what a spreadsheet would run. */
export const meantText = (cell: string): string => (/^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell);
