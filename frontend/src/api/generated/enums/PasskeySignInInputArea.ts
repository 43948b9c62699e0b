/**
 * Which door it is; that of the administration opens for nobody else
 */
export type PasskeySignInInputArea = typeof PasskeySignInInputArea[keyof typeof PasskeySignInInputArea];


export const PasskeySignInInputArea = {
  customer: 'customer',
  admin: 'admin',
} as const;
