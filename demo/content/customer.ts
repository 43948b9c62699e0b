import type { CustomerContent } from './types.ts';

/** The demo's customer: the input for profile and address form. */
export const customer: CustomerContent = {
  name: 'Nadia Rahman',
  address: 'House 12, Padma Residential Area, Rajshahi 6000, Bangladesh',
  addresses: [
    {
      type: 'home',
      street: 'House 12, Padma Residential Area',
      city: 'Rajshahi',
      state: null,
      postal_code: '6000',
      country: 'Bangladesh',
    },
    {
      type: 'office',
      street: 'Level 5, House 27, Road 11, Banani',
      city: 'Dhaka',
      state: 'Dhaka Division',
      postal_code: '1213',
      country: 'Bangladesh',
    },
  ],
};
