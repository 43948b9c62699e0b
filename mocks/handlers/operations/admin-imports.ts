import type { ImportReport } from '../../../contract/generated/model.ts';
import {
  findMissingColumns,
  type ImportKind,
  parseColumnIndexes,
  recogniseColumns,
  resolveColumns,
} from '../../../contract/rules/import-columns.ts';
import { unescapeFormula } from '../../../contract/rules/import-file.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { importKind, type MockImportKind } from '../../store/import-kinds.ts';
import { movedOrders } from '../../store/imported-orders.ts';
import { type CsvRecord, readCsvFile } from '../kit/read-csv.ts';
import { translationImport } from '../kit/translation-import.ts';

const MAX_REPORTED_ROWS = 500;
const PREVIEW_ROWS = 5;

/** Validates every row, and stores the valid ones on import. */
const importRows = async (rules: MockImportKind, report: ImportReport, records: CsvRecord[]) => {
  const seenKeys = new Set<string>();
  for (const { row, cells: record } of records) {
    const cells = Object.fromEntries(
      report.columns.map(({ name, place }) => [name, unescapeFormula(record[place] ?? '')]),
    );
    const isComplete = record.length === report.header.length;
    const message = String(REFUSALS.csvCells(record.length, report.header.length));
    const read = isComplete ? rules.read(cells) : { problems: [{ field: 'row', message }] };
    if ('problems' in read) {
      report.broken += 1;
      const rowProblem = { row, cells: record, details: read.problems };
      if (report.problems.length < MAX_REPORTED_ROWS) report.problems.push(rowProblem);
    } else if (seenKeys.has(read.key) || read.isKnown || rules.isKnown(read.key)) report.known += 1;
    else {
      seenKeys.add(read.key);
      report.ready += 1;
      if (report.imported !== null) {
        await read.add();
        report.imported += 1;
      }
    }
  }
};

const chooseRules = (db: MockDb, kind: ImportKind, { userId, publish }: { userId: string; publish: boolean }) => {
  if (kind === 'translations') return translationImport(db, userId, publish);
  return kind === 'orders' ? movedOrders(db) : importKind(db, kind);
};

export const createAdminImportsHandlers = (db: MockDb): Pick<MockHandlers, 'adminImportRows'> => ({
  adminImportRows: async ({ user, params, query, body, call: { language } }) => {
    // The contract allows no other kinds.
    const kind = params.kind as ImportKind;
    const read = readCsvFile(body.file.bytes);
    if ('body' in read) return read;
    const [first, ...records] = read;
    const header = (first?.cells ?? []).map((cell) => cell.trim());
    const places =
      query.places === undefined ? recogniseColumns(kind, header) : parseColumnIndexes(kind, header, query.places);
    if (!places) return invalidField('places', REFUSALS.csvPlaces);
    const missing = findMissingColumns(kind, places, language);
    if (query.mode === 'import' && missing.length > 0) return invalidField('places', REFUSALS.csvMissing(missing));
    const columns = resolveColumns(kind, places, language);
    const report: ImportReport = {
      header,
      columns,
      preview: records.slice(0, PREVIEW_ROWS).map(({ cells }) => cells),
      problems: [],
      rows: records.length,
      ready: 0,
      known: 0,
      broken: 0,
      imported: query.mode === 'import' ? 0 : null,
    };
    const rules = chooseRules(db, kind, { userId: user.id, publish: query.publish ?? false });
    if (missing.length === 0) await importRows(rules, report, records);
    if (report.imported) {
      const auditEntry = { actorId: user.id, subject: 'import', subjectId: null, label: `Import of ${kind}` };
      const { rows, imported } = report;
      recordChange(db, { ...auditEntry, action: `import.${kind}`, before: null, after: { rows, imported } });
    }
    return { status: 200, body: report };
  },
});
