import { t } from '@lingui/core/macro';
import { type AccountKeyInput, AccountScope } from '@/api/generated/model.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

const NEVER = 'never';

/** A scope's checkbox. */
export const scopeField = (scope: AccountScope) => `scope-${scope}` as const;

/** The controls of a new key, in reading order. */
export const keyFields = ['name', 'lifetime', 'scopes'] as const;
type Values = Record<(typeof keyFields)[number], string>;

/** What each scope lets a program do. */
export const scopeLabels = (): Record<AccountScope, { label: string; detail: string }> => ({
  'own-orders:read': { label: t`View orders`, detail: t`Your orders, and their invoices as PDF` },
  'own-licences:read': { label: t`View licences`, detail: t`Your licence keys and their devices` },
  'own-licences:activate': { label: t`Manage devices`, detail: t`Activate devices offline, rename and remove them` },
  'own-downloads:read': { label: t`Download files`, detail: t`Your files in every version` },
  'keys:rotate': { label: t`Rotate this key`, detail: t`Replace the key’s own secret` },
});

/** After how long a new key expires. */
export const lifetimes = () => [
  { value: '30', label: t`30 days` },
  { value: '90', label: t`90 days` },
  { value: '365', label: t`1 year` },
  { value: NEVER, label: t`No expiry` },
];

/** How long the previous secret works after a rotation. */
export const overlaps = () => [
  { value: '0', label: t`Revoke immediately` },
  { value: '1', label: t`1 hour` },
  { value: '24', label: t`24 hours` },
  { value: '72', label: t`3 days` },
];

/** The scopes in the string that a form sends. */
const readScopes = (text: string): AccountScope[] =>
  Object.values(AccountScope).filter((scope) => text.split(',').includes(scope));

/** All errors of the form. */
export const checkKey = ({ name, scopes }: Values): FieldProblems<keyof Values> => ({
  ...(name.trim() === '' ? { name: t`Please enter a name` } : {}),
  ...(readScopes(scopes).length === 0 ? { scopes: t`Select at least one permission` } : {}),
});

/** The request body. */
export const toKeyInput = ({ name, lifetime, scopes }: Values): AccountKeyInput => ({
  name: name.trim(),
  scopes: readScopes(scopes),
  lifetime_days: lifetime === NEVER ? null : Number(lifetime),
});
