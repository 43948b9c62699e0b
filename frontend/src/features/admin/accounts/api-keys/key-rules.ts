import type { ApiKeyInput } from '@/api/generated/model.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { findMissing } from '../../kit/check-text.ts';
import { readScopes } from './scope-labels.ts';

/** The form's controls, in reading order. */
export const keyFields = ['name', 'lifetime', 'scopes'] as const;
type Values = Record<(typeof keyFields)[number], string>;

const NEVER = 'never';

/** After how many days a new key expires. */
export const LIFETIMES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: NEVER, label: 'No expiry' },
];

/** How long the previous secret works after a rotation. */
export const OVERLAPS = [
  { value: '0', label: 'Revoke immediately' },
  { value: '1', label: '1 hour' },
  { value: '24', label: '24 hours' },
  { value: '72', label: '3 days' },
];

/** All errors of the form. */
export const checkKey = (values: Values): FieldProblems<keyof Values> => ({
  ...findMissing(values, { name: 'Please enter a name' }),
  ...(readScopes(values.scopes).length === 0 ? { scopes: 'Select at least one scope' } : {}),
});

/** The request body. */
export const toKeyInput = ({ name, lifetime, scopes }: Values): ApiKeyInput => ({
  name: name.trim(),
  scopes: readScopes(scopes),
  lifetime_days: lifetime === NEVER ? null : Number(lifetime),
});
