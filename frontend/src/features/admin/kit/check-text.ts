import type { FieldProblems } from '@/lib/form-problems.ts';

/** The sentence of each field that is blank. */
export const findMissing = <Field extends string>(
  values: Readonly<Record<NoInfer<Field>, string>>,
  sentences: Readonly<Record<Field, string>>,
): FieldProblems<Field> => {
  const missing = Object.entries<string>(sentences).filter(([field]) => values[field as Field].trim() === '');
  return Object.fromEntries(missing) as FieldProblems<Field>;
};

/** Refuses only what the server refuses too; the contract describes emails by their format, without a pattern. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

export const INVALID_EMAIL = 'Please enter a valid email address';

/** Name and email of a user to create or invite. */
export function checkPerson(values: Readonly<Record<'name' | 'email', string>>): FieldProblems<'name' | 'email'> {
  const email = isEmail(values.email) ? {} : { email: INVALID_EMAIL };
  const missing = { name: 'Please enter the full name', email: 'Please enter the email address' };
  return { ...email, ...findMissing(values, missing) };
}
