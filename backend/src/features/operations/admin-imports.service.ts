import {
  chosenColumns,
  type ImportKind,
  missingColumns,
  readPlaces,
  recogniseColumns,
} from '../../../shared/import-columns.ts';
import { meantText } from '../../../shared/import-file.ts';
import type { RowProblem } from '../../../shared/import-rows.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { ImportReport } from '../../generated/model.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { type CsvRecord, decodeCsv, readCsv } from '../../lib/csv-text.ts';
import { invalid } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { kindOf, type RowKind } from './import-kinds.service.ts';

const MOST_ROWS = 100_000;
const MOST_CELLS = 200;
const MOST_TOLD = 500;
const SHOWN_ROWS = 5;
const SHOWN_CELL = 300;
const BATCH = 500;

type Tx = Parameters<RowKind<unknown>['known']>[0];

export interface ImportOptions {
  kind: ImportKind;
  mode: 'check' | 'import';
  /** '0,2,-1', see the contract */
  places?: string | undefined;
  invite: boolean;
}

const shown = (cells: readonly string[]): string[] =>
  cells.slice(0, MOST_CELLS).map((cell) => [...cell.slice(0, SHOWN_CELL)].join(''));

/** @throws AppError 400 */
function placesOf({ kind, places }: ImportOptions, header: readonly string[]): number[] {
  if (header.length > MOST_CELLS) throw invalid('file', REFUSALS.csvColumns(MOST_CELLS));
  if (places === undefined) return recogniseColumns(kind, header);
  const chosen = readPlaces(kind, header, places);
  if (!chosen) throw invalid('places', REFUSALS.csvPlaces);
  return chosen;
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
    const report = await readRows(deps, tx, text, options, now);
    if (report.imported) {
      const about = {
        actorId: user.id,
        subject: 'import',
        subjectId: null,
        label: `Import of ${options.kind}`,
        at: now,
      };
      const { rows, imported } = report;
      await recordChange(tx, { ...about, action: `import.${options.kind}`, before: null, after: { rows, imported } });
    }
    return report;
  });
}

async function readRows(deps: Deps, tx: Tx, text: string, options: ImportOptions, now: Date): Promise<ImportReport> {
  const { kind, mode } = options;
  const rules = await kindOf(deps, tx, options, now);
  const records = readCsv(text);
  const first = await records.next();
  const header = first.done ? [] : first.value.cells.map((cell) => cell.trim());
  const places = placesOf(options, header);
  const columns = chosenColumns(kind, places);
  const missing = missingColumns(kind, places);
  if (mode === 'import' && missing.length > 0) throw invalid('places', REFUSALS.csvMissing(missing));
  const report: ImportReport = {
    header: shown(header),
    columns,
    preview: [],
    problems: [],
    rows: 0,
    ready: 0,
    known: 0,
    broken: 0,
    imported: mode === 'import' ? 0 : null,
  };
  const told = (record: CsvRecord, details: RowProblem[]) => {
    report.broken += 1;
    if (report.problems.length < MOST_TOLD)
      report.problems.push({ row: record.row, cells: shown(record.cells), details });
  };
  const seen = new Set<string>();
  let waiting: { record: CsvRecord; row: unknown; key: string }[] = [];

  const settle = async () => {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    const there = await rules.known(
      tx,
      batch.map(({ key }) => key),
    );
    const fresh = batch.filter(({ key }) => !there.has(key));
    report.known += batch.length - fresh.length;
    const wrong = await rules.check(
      tx,
      fresh.map(({ row }) => row),
    );
    for (const [place, details] of wrong) {
      const entry = fresh[place];
      if (entry) told(entry.record, details);
    }
    const good = fresh.filter((_entry, place) => !wrong.has(place)).map(({ row }) => row);
    report.ready += good.length;
    if (report.imported !== null && good.length > 0) report.imported += await rules.insert(tx, good);
  };

  for await (const record of records) {
    report.rows += 1;
    if (report.rows > MOST_ROWS) throw invalid('file', REFUSALS.csvRows(MOST_ROWS));
    if (report.preview.length < SHOWN_ROWS) report.preview.push(shown(record.cells));
    if (missing.length > 0) continue;
    if (record.cells.length !== header.length) {
      told(record, [{ field: 'row', message: REFUSALS.csvCells(record.cells.length, header.length) }]);
      continue;
    }
    const cells = Object.fromEntries(columns.map(({ name, place }) => [name, meantText(record.cells[place] ?? '')]));
    const read = rules.read(cells);
    if ('problems' in read) {
      told(record, read.problems);
      continue;
    }
    const key = rules.keyOf(read.row);
    if (seen.has(key)) {
      report.known += 1;
      continue;
    }
    seen.add(key);
    waiting.push({ record, row: read.row, key });
    if (waiting.length === BATCH) await settle();
  }
  await settle();
  return report;
}
