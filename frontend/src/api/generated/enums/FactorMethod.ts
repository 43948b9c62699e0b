/**
 * `code` from an authenticator app or the recovery codes, or a `passkey`
 */
export type FactorMethod = typeof FactorMethod[keyof typeof FactorMethod];


export const FactorMethod = {
  code: 'code',
  passkey: 'passkey',
} as const;
