/**
 * Whether a key of an account works
 */
export type AccountKeyState = typeof AccountKeyState[keyof typeof AccountKeyState];


export const AccountKeyState = {
  active: 'active',
  expired: 'expired',
} as const;
