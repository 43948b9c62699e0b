import { t } from '@lingui/core/macro';
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

const UNREADABLE: Readonly<Record<string, string>> = {
  number: t`Please enter a number`,
  date: t`Please enter a complete date`,
  'datetime-local': t`Please enter a complete date and time`,
};

/**
 * Adds the fields with text that the browser cannot read, such as half a date: it reports them as empty, so a check
 * takes them for a missing value. What a check says about a number remains, because it names its limits.
 */
export function addUnreadableFields(form: Pick<HTMLFormElement, 'elements'>, found: FieldProblems<string>) {
  const problems = { ...found };
  for (const { name, type, validity } of form.elements as Iterable<HTMLInputElement>) {
    const message = name && validity?.badInput ? UNREADABLE[type] : undefined;
    if (message) problems[name] = (type === 'number' && problems[name]) || message;
  }
  return problems;
}
