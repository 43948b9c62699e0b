/**
 * Way to confirm the identity of a signed-in user
 */
export type ProofMethod = typeof ProofMethod[keyof typeof ProofMethod];


export const ProofMethod = {
  password: 'password',
  code: 'code',
  passkey: 'passkey',
} as const;
