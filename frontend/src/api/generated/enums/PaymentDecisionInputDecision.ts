export type PaymentDecisionInputDecision = typeof PaymentDecisionInputDecision[keyof typeof PaymentDecisionInputDecision];


export const PaymentDecisionInputDecision = {
  confirm: 'confirm',
  refuse: 'refuse',
} as const;
