import type { Address, AddressType } from '@/api/generated/model.ts';

export const typeLabels: Record<AddressType, string> = { home: 'Home', office: 'Office' };

/** 'Home Address'. */
export const addressTitle = ({ type }: Pick<Address, 'type'>): string => `${typeLabels[type]} Address`;

/**
 * City, state and postal code on one line, without gaps for what is not there: 'Rajshahi, Rajshahi Division 6204'. The
 * code stays with the word before it where the line breaks.
 */
export function placeLine({ city, state, postal_code }: Pick<Address, 'city' | 'state' | 'postal_code'>): string {
  const place = [city, state].filter(Boolean).join(', ');
  return [place, postal_code].filter(Boolean).join('\u00a0');
}

type Compact = Pick<Address, 'address' | 'city' | 'state' | 'postalCode' | 'country'>;

/** Everything but the street, by the compact list's names: 'Rajshahi 6204, Bangladesh'. */
export function compactPlace({ city, state, postalCode, country }: Omit<Compact, 'address'>): string {
  return [placeLine({ city, state, postal_code: postalCode }), country].filter(Boolean).join(', ');
}

/** The whole address on one line, by the compact list's names. */
export const compactLine = (address: Compact): string => `${address.address}, ${compactPlace(address)}`;
