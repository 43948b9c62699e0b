/**
 * When it is due
 */
export type QuotePaymentKind = typeof QuotePaymentKind[keyof typeof QuotePaymentKind];


export const QuotePaymentKind = {
  deposit: 'deposit',
  phase: 'phase',
  final: 'final',
} as const;
