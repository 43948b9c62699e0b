/**
 * Sign-in page in use; `admin` refuses accounts without administration rights
 */
export type PasskeySignInInputArea = typeof PasskeySignInInputArea[keyof typeof PasskeySignInInputArea];


export const PasskeySignInInputArea = {
  customer: 'customer',
  admin: 'admin',
} as const;
