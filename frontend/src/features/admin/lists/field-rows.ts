import type { FieldSpec } from '../kit/field-spec.ts';

/** The fields in lines: one that stands beside the one before it shares its line. */
export function fieldRows(fields: readonly FieldSpec[]): FieldSpec[][] {
  const rows: FieldSpec[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (field.beside && last) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
