import type { FieldSpec } from '../../kit/field-spec.ts';

/** Groups the fields into rows: a field marked to share its predecessor's row joins it. */
export function fieldRows(fields: readonly FieldSpec[]): FieldSpec[][] {
  const rows: FieldSpec[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (field.beside && last) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
