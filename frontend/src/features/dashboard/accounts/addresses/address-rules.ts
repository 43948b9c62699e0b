import { t } from '@lingui/core/macro';
import { type AddressInput, AddressType } from '@/api/generated/model.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

/** The form's controls under their API names, in reading order. */
export const addressFields = ['type', 'street', 'city', 'state', 'postal_code', 'country'] as const;
export type AddressField = (typeof addressFields)[number];

const missing: FieldProblems<AddressField> = {
  street: t`Please enter the street address`,
  city: t`Please enter the city`,
  country: t`Please enter the country`,
};

/** Street, city and country are required; state and postal code are optional. */
export function checkAddress(values: Record<AddressField, string>): FieldProblems<AddressField> {
  const problems: FieldProblems<AddressField> = {};
  for (const [field, sentence] of Object.entries(missing) as [AddressField, string][]) {
    if (values[field].trim() === '') problems[field] = sentence;
  }
  return problems;
}

/** The request body: trimmed, with blank optional fields as null. */
export function toAddressInput(values: Record<AddressField, string>): AddressInput {
  return {
    type: values.type === AddressType.office ? AddressType.office : AddressType.home,
    street: values.street.trim(),
    city: values.city.trim(),
    state: values.state.trim() || null,
    postal_code: values.postal_code.trim() || null,
    country: values.country.trim(),
  };
}
