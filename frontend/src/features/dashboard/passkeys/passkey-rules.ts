import { fieldProblems } from '@/api/field-problems.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

/** The control of a name; the profile around it has a field `name` of its own, and several passkeys may be renamed at once. */
export const nameField = (id = 'new') => `passkey-${id}` as const;

type NameField = ReturnType<typeof nameField>;

/** What is wrong with the name of a passkey. */
export const checkPasskeyName =
  (field: NameField) =>
  (values: Record<NameField, string>): FieldProblems<NameField> =>
    (values[field] ?? '').trim() === '' ? { [field]: 'Please enter a name' } : {};

/** What the server says of the name, at its control. */
export const refusedName =
  (field: NameField) =>
  (error: unknown): FieldProblems<NameField> => {
    const { name } = fieldProblems(error, ['name']);
    return name === undefined ? {} : { [field]: name };
  };
