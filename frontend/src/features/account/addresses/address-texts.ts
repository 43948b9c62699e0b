import type { Address } from '@/api/generated/model/address.ts';
import type { AddressType } from '@/api/generated/model/addressType.ts';

export const typeLabels: Record<AddressType, string> = { home: 'Home', office: 'Office' };

/** 'Home Address'. */
export const addressTitle = ({ type }: Pick<Address, 'type'>): string => `${typeLabels[type]} Address`;

/** City, state and postal code on one line, without gaps for what is not there: 'Rajshahi, Rajshahi Division 6204'. */
export function placeLine({ city, state, postal_code }: Pick<Address, 'city' | 'state' | 'postal_code'>): string {
  const place = [city, state].filter(Boolean).join(', ');
  return [place, postal_code].filter(Boolean).join(' ');
}

/** The address by the compact list's names, on one line. */
export function compactLine(address: Pick<Address, 'address' | 'city' | 'state' | 'postalCode' | 'country'>): string {
  const place = placeLine({ city: address.city, state: address.state, postal_code: address.postalCode });
  return [address.address, place, address.country].filter(Boolean).join(', ');
}
