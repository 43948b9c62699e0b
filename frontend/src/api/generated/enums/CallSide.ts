/**
 * Who cancelled a call
 */
export type CallSide = typeof CallSide[keyof typeof CallSide];


export const CallSide = {
  client: 'client',
  studio: 'studio',
} as const;
