/**
 * The event that it follows: `welcome` a confirmed subscription, `first_steps` and `review` a completed paid order, `unpaid` an
 * order that is not paid or a cart that was left, `update` a new version of an owned product, `plan_ended` a plan that ended
 * without renewal, `win_back` half a year without an order.
 */
export type SequenceKind = typeof SequenceKind[keyof typeof SequenceKind];


export const SequenceKind = {
  welcome: 'welcome',
  first_steps: 'first_steps',
  review: 'review',
  unpaid: 'unpaid',
  update: 'update',
  plan_ended: 'plan_ended',
  win_back: 'win_back',
} as const;
