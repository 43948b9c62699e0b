export type ProofMethod = typeof ProofMethod[keyof typeof ProofMethod];


export const ProofMethod = {
  password: 'password',
  code: 'code',
  passkey: 'passkey',
} as const;
