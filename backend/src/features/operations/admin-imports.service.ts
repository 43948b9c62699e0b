import type { ImportReport } from '../../../../contract/generated/model.ts';
import type { RowProblem } from '../../../../contract/rules/import-cells.ts';
import {
  findMissingColumns,
  type ImportKind,
  parseColumnIndexes,
  recogniseColumns,
  resolveColumns,
} from '../../../../contract/rules/import-columns.ts';
import { unescapeFormula } from '../../../../contract/rules/import-file.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { type CsvRecord, decodeCsv, readCsv } from '../../lib/csv-text.ts';
import { invalid } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { createRowKind, type RowKind } from './import-kinds.service.ts';

const MAX_ROWS = 100_000;
const MAX_CELLS = 200;
const MAX_REPORTED_ROWS = 500;
const PREVIEW_ROWS = 5;
const MAX_CELL_LENGTH = 300;
const BATCH_SIZE = 500;

type Tx = Parameters<RowKind<unknown>['known']>[0];

export interface ImportOptions {
  kind: ImportKind;
  mode: 'check' | 'import';
  /** '0,2,-1', see the contract */
  places?: string | undefined;
  invite: boolean;
  publish: boolean;
  /** of the columns' labels */
  language: Language;
}

const truncateCells = (cells: readonly string[]): string[] =>
  cells.slice(0, MAX_CELLS).map((cell) => [...cell.slice(0, MAX_CELL_LENGTH)].join(''));

/** @throws AppError 400 */
function findColumnIndexes({ kind, places }: ImportOptions, header: readonly string[]): number[] {
  if (header.length > MAX_CELLS) throw invalid('file', REFUSALS.csvColumns(MAX_CELLS));
  if (places === undefined) return recogniseColumns(kind, header);
  const selected = parseColumnIndexes(kind, header, places);
  if (!selected) throw invalid('places', REFUSALS.csvPlaces);
  return selected;
}

/**
 * Checks a file, or imports its rows, in one transaction.
 * @throws AppError 400 for an invalid file, too many rows, or a missing required column
 */
export async function importRows(
  deps: Deps,
  user: SessionUser,
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<ImportReport> {
  const text = decodeCsv(bytes);
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const report = await readRows(deps, tx, { user, text, options, now });
    if (report.imported) {
      const auditEntry = {
        actorId: user.id,
        subject: 'import' as const,
        subjectId: null,
        label: `Import of ${options.kind}`,
        at: now,
      };
      const { rows, imported } = report;
      await recordChange(tx, {
        ...auditEntry,
        action: `import.${options.kind}`,
        before: null,
        after: { rows, imported },
      });
    }
    return report;
  });
}

interface ImportFile {
  user: SessionUser;
  text: string;
  options: ImportOptions;
  now: Date;
}

async function readRows(deps: Deps, tx: Tx, { user, text, options, now }: ImportFile): Promise<ImportReport> {
  const { kind, mode, language } = options;
  const rules = await createRowKind(deps, tx, { ...options, user }, now);
  const records = readCsv(text);
  const first = await records.next();
  const header = first.done ? [] : first.value.cells.map((cell) => cell.trim());
  const places = findColumnIndexes(options, header);
  const columns = resolveColumns(kind, places, language);
  const missing = findMissingColumns(kind, places, language);
  if (mode === 'import' && missing.length > 0) throw invalid('places', REFUSALS.csvMissing(missing));
  const report: ImportReport = {
    header: truncateCells(header),
    columns,
    preview: [],
    problems: [],
    rows: 0,
    ready: 0,
    known: 0,
    broken: 0,
    imported: mode === 'import' ? 0 : null,
  };
  const reportProblem = (record: CsvRecord, details: RowProblem[]) => {
    report.broken += 1;
    if (report.problems.length < MAX_REPORTED_ROWS)
      report.problems.push({ row: record.row, cells: truncateCells(record.cells), details });
  };
  const seenKeys = new Set<string>();
  let pending: { record: CsvRecord; row: unknown; key: string }[] = [];

  const flush = async () => {
    const batch = pending;
    pending = [];
    if (batch.length === 0) return;
    const existing = await rules.known(
      tx,
      batch.map(({ key }) => key),
      batch.map(({ row }) => row),
    );
    const newRows = batch.filter(({ key }) => !existing.has(key));
    report.known += batch.length - newRows.length;
    const problems = await rules.check(
      tx,
      newRows.map(({ row }) => row),
    );
    for (const [place, details] of problems) {
      const entry = newRows[place];
      if (entry) reportProblem(entry.record, details);
    }
    const validRows = newRows.filter((_entry, place) => !problems.has(place)).map(({ row }) => row);
    report.ready += validRows.length;
    if (report.imported !== null && validRows.length > 0) report.imported += await rules.insert(tx, validRows);
  };

  for await (const record of records) {
    report.rows += 1;
    if (report.rows > MAX_ROWS) throw invalid('file', REFUSALS.csvRows(MAX_ROWS));
    if (report.preview.length < PREVIEW_ROWS) report.preview.push(truncateCells(record.cells));
    if (missing.length > 0) continue;
    if (record.cells.length !== header.length) {
      reportProblem(record, [{ field: 'row', message: String(REFUSALS.csvCells(record.cells.length, header.length)) }]);
      continue;
    }
    const cells = Object.fromEntries(
      columns.map(({ name, place }) => [name, unescapeFormula(record.cells[place] ?? '')]),
    );
    const read = rules.read(cells);
    if ('problems' in read) {
      reportProblem(record, read.problems);
      continue;
    }
    const key = rules.keyOf(read.row);
    if (seenKeys.has(key)) {
      report.known += 1;
      continue;
    }
    seenKeys.add(key);
    pending.push({ record, row: read.row, key });
    if (pending.length === BATCH_SIZE) await flush();
  }
  await flush();
  // A batch reports its rows after those that could not even be read.
  report.problems.sort((one, other) => one.row - other.row);
  return report;
}
