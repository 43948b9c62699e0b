/**
 * Due at the acceptance, after a phase or at the end
 */
export type QuoteShareKind = typeof QuoteShareKind[keyof typeof QuoteShareKind];


export const QuoteShareKind = {
  deposit: 'deposit',
  phase: 'phase',
  final: 'final',
} as const;
