export type FactorMethod = typeof FactorMethod[keyof typeof FactorMethod];


export const FactorMethod = {
  code: 'code',
  passkey: 'passkey',
} as const;
