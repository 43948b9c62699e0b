import { t } from '@lingui/core/macro';
import { fieldProblems } from '@/api/field-problems.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

/**
 * Name of the control: the surrounding profile has its own field `name`, and several passkeys may be renamed together.
 */
export const nameField = (id = 'new') => `passkey-${id}` as const;

type NameField = ReturnType<typeof nameField>;

/** The error of a passkey's name. */
export const checkPasskeyName =
  (field: NameField) =>
  (values: Record<NameField, string>): FieldProblems<NameField> =>
    (values[field] ?? '').trim() === '' ? { [field]: t`Please enter a name` } : {};

/** The server's error about the name, at its control. */
export const refusedName =
  (field: NameField) =>
  (error: unknown): FieldProblems<NameField> => {
    const { name } = fieldProblems(error, ['name']);
    return name === undefined ? {} : { [field]: name };
  };
