/** The problems of a form's fields, one message each. An empty message only marks its field. */
export type FieldProblems<Field extends string> = Partial<Record<Field, string>>;

/** The first invalid field in reading order; a field missing from the order comes last. */
export function firstProblem<Field extends string>(
  fields: readonly Field[],
  problems: FieldProblems<Field>,
): string | undefined {
  return fields.find((field) => problems[field] !== undefined) ?? Object.keys(problems)[0];
}

/** The problems that remain when these fields are corrected; the same object when they had none. */
export function withoutProblems<Field extends string>(
  problems: FieldProblems<Field>,
  fields: readonly string[],
): FieldProblems<Field> {
  if (!fields.some((field) => field in problems)) return problems;
  const left = Object.entries(problems).filter(([field]) => !fields.includes(field));
  return Object.fromEntries(left) as FieldProblems<Field>;
}
