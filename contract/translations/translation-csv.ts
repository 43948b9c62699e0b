import type { TranslatableType, TranslationTextInput } from '../generated/model.ts';
import { toCsvLine } from '../rules/csv.ts';
import type { Cells, RowProblem } from '../rules/import-cells.ts';
import { TRANSLATABLE_TYPES } from './translatable-types.ts';
import { type TranslationSource, textFieldsOf } from './translation-records.ts';

/** The lines of a record in an exported file, one for each text. */
export const toTranslationLines = (source: TranslationSource): string[] =>
  textFieldsOf(source).map(({ path, text, translation, status }) =>
    toCsvLine([`${source.type}/${source.id}`, source.label, path, text, translation, status]),
  );

/** A row of an imported file. */
export interface TranslationRow {
  type: TranslatableType;
  id: string;
  path: string;
  /** As it was when the text was translated. */
  original: string;
  /** Empty for a text that is not translated yet. */
  text: string;
}

const MAX_LENGTH = 30_000;
const RECORD = /^(?<type>[a-z-]+)\/(?<id>[a-z0-9-]{1,40})$/;

/** Spreadsheets change the ends of lines. */
const normalise = (text: string) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim();

export function readTranslation(cells: Cells): { row: TranslationRow } | { problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const groups = RECORD.exec((cells.record ?? '').trim())?.groups;
  const type = TRANSLATABLE_TYPES.find((known) => known === groups?.type);
  if (!type) problems.push({ field: 'record', message: 'Please enter a record such as product/2' });
  const path = (cells.field ?? '').trim();
  if (path === '') problems.push({ field: 'field', message: 'Please fill in this field' });
  const text = normalise(cells.translation ?? '');
  if (text.length > MAX_LENGTH)
    problems.push({ field: 'translation', message: `This text is too long: ${MAX_LENGTH} characters at most` });
  if (!type || problems.length > 0) return { problems };
  return { row: { type, id: groups?.id ?? '', path, original: normalise(cells.original ?? ''), text } };
}

/** Identifies the text of a row. */
export const translationRowKey = ({ type, id, path }: TranslationRow): string => `${type}/${id} ${path}`;

/**
 * What a row changes: null when its text is stored already, or is empty.
 * @param source undefined for an unknown record
 */
export function compareTranslation(
  source: TranslationSource | undefined,
  row: TranslationRow,
): { problem: RowProblem } | { change: TranslationTextInput | null } {
  if (!source) return { problem: { field: 'record', message: 'This record no longer exists' } };
  const field = textFieldsOf(source).find(({ path }) => path === row.path);
  if (!field) return { problem: { field: 'field', message: 'The record has no such text' } };
  if (row.text === '') return { change: null };
  if (normalise(field.text) !== row.original)
    return { problem: { field: 'original', message: 'The original has changed. Please export it again.' } };
  const isStored = field.status === 'done' && normalise(field.translation) === row.text;
  return { change: isStored ? null : { path: row.path, digest: field.digest, text: row.text } };
}
