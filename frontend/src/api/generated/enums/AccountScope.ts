/**
 * What a key of an account may do. `own-licences:activate` activates machines without a network, and renames or removes
 * devices; `keys:rotate` lets the key replace its own secret.
 */
export type AccountScope = typeof AccountScope[keyof typeof AccountScope];


export const AccountScope = {
  'own-orders:read': 'own-orders:read',
  'own-licences:read': 'own-licences:read',
  'own-licences:activate': 'own-licences:activate',
  'own-downloads:read': 'own-downloads:read',
  'keys:rotate': 'keys:rotate',
} as const;
