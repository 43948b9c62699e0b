/**
 * `confirm` credits the payment, `refuse` ends it
 */
export type PaymentDecisionInputDecision = typeof PaymentDecisionInputDecision[keyof typeof PaymentDecisionInputDecision];


export const PaymentDecisionInputDecision = {
  confirm: 'confirm',
  refuse: 'refuse',
} as const;
