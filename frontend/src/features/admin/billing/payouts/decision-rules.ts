import type { AdminPayout, PayoutStatusInput } from '@/api/generated/model.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

export const decisionFields = ['paid_reference', 'reason'] as const;
type Values = Record<(typeof decisionFields)[number], string>;

export const decisionLabels = {
  approved: { label: 'Approve', done: 'Payout approved' },
  paid: { label: 'Mark as paid', done: 'Payout marked as paid' },
  refused: { label: 'Decline', done: 'Payout declined. Money returned to the wallet.' },
} as const;

export type Decision = keyof typeof decisionLabels;

export const isDecision = (status: string): status is Decision => status in decisionLabels;

/** Paying requires the transfer reference, declining a reason. */
export function checkDecision(to: Decision, values: Values): FieldProblems<keyof Values> {
  if (to === 'paid' && values.paid_reference.trim() === '')
    return { paid_reference: 'Please enter the transfer reference' };
  if (to === 'refused' && values.reason.trim() === '') return { reason: 'Please enter a reason' };
  return {};
}

/** Approving and paying name the account that was displayed, so that the server notices a change. */
export function toDecision(
  { status: from, account }: Pick<AdminPayout, 'status' | 'account'>,
  status: Decision,
  values: Values,
): PayoutStatusInput {
  return {
    from,
    status,
    ...(status === 'refused' || account === null ? {} : { account_number: account.number }),
    ...(status === 'paid' ? { paid_reference: values.paid_reference.trim() } : {}),
    ...(status === 'refused' ? { reason: values.reason.trim() } : {}),
  };
}
