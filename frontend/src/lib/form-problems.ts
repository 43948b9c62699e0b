/** What is wrong with the fields of a form, one sentence each. An empty one only marks its field. */
export type FieldProblems<Field extends string> = Partial<Record<Field, string>>;

/** The uppermost field that is wrong; one that is in no order comes last. */
export function firstProblem<Field extends string>(
  fields: readonly Field[],
  problems: FieldProblems<Field>,
): string | undefined {
  return fields.find((field) => problems[field] !== undefined) ?? Object.keys(problems)[0];
}

/** The problems that are left when these fields are corrected; the same object when they had none. */
export function withoutProblems<Field extends string>(
  problems: FieldProblems<Field>,
  fields: readonly string[],
): FieldProblems<Field> {
  if (!fields.some((field) => field in problems)) return problems;
  const left = Object.entries(problems).filter(([field]) => !fields.includes(field));
  return Object.fromEntries(left) as FieldProblems<Field>;
}
