// Splits a CSV file into cells before anything is known about its columns; the same on the server and in the mocks.

const DELIMITERS = [',', ';', '\t'];
/** The first line that tells Excel the delimiter; programs that support it do not count it as a row. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** The most frequent delimiter in the header. */
function guessDelimiter(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((sign) => header.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The text to parse, Unicode-normalised, and its delimiter. */
export function detectDelimiter(file: string): { text: string; delimiter: string } {
  const text = file.normalize('NFC');
  const declared = SEPARATOR_LINE.exec(text);
  if (declared?.[1]) return { text: text.slice(declared[0].length), delimiter: declared[1] };
  const trimmedStart = text.trimStart();
  return { text, delimiter: guessDelimiter(trimmedStart) };
}

/** A row without any text, such as the delimiters that a spreadsheet leaves for emptied rows. */
export const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Lines of a cell in export format; as JSON if they contain the separator. */
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

/** The lines of a cell: on separate lines, separated by vertical bars, or in the format of `toLinesCell`. */
export const fromLinesCell = (cell: string): string[] =>
  (jsonLines(cell.trim()) ?? cell.split(/\r?\n|\|/)).map((line) => line.trim()).filter(Boolean);

/** A cell's original text: exported files prefix an apostrophe to what a spreadsheet would execute. */
export const unescapeFormula = (cell: string): string => (/^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell);
