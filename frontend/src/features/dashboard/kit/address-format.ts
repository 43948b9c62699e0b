import { t } from '@lingui/core/macro';
import type { Address, AddressType } from '@/api/generated/model.ts';

export const typeLabels: Record<AddressType, string> = {
  home: t({ message: 'Home', context: 'address' }),
  office: t`Office`,
};

/** 'Home Address'. */
export const formatAddressTitle = ({ type }: Pick<Address, 'type'>): string =>
  type === 'home' ? t`Home Address` : t`Office Address`;

/**
 * City, state and postal code on one line, without gaps for missing parts: 'Rajshahi, Rajshahi Division 6204'. A line
 * break never separates the code from the preceding word.
 */
export function formatCity({ city, state, postal_code }: Pick<Address, 'city' | 'state' | 'postal_code'>): string {
  const cityLine = [city, state].filter(Boolean).join(', ');
  return [cityLine, postal_code].filter(Boolean).join('\u00a0');
}

type Compact = Pick<Address, 'address' | 'city' | 'state' | 'postalCode' | 'country'>;

/** Everything except the street, from the fields of the compact list: 'Rajshahi 6204, Bangladesh'. */
export function formatCompactCity({ city, state, postalCode, country }: Omit<Compact, 'address'>): string {
  return [formatCity({ city, state, postal_code: postalCode }), country].filter(Boolean).join(', ');
}

/** The whole address on one line, from the fields of the compact list. */
export const formatCompactAddress = (address: Compact): string => `${address.address}, ${formatCompactCity(address)}`;
