import type { MockApi } from '../../../mocks/api.ts';
import type { Payout, PayoutAccount } from '../api/generated/model.ts';
import { sampleDay, sampleId } from './sample-values.ts';

export const sampleAccount: PayoutAccount = {
  method: 'bkash',
  holder: 'Nadia Rahman',
  number: '01712345678',
  bank_name: null,
  branch: null,
  routing_number: null,
};

export const samplePayout: Payout = {
  id: sampleId(41),
  reference: 'WD-3F9A2C1B07',
  amount: 45.65,
  currency: 'USD',
  status: 'requested',
  account: sampleAccount,
  paid_reference: null,
  reason: null,
  created_at: sampleDay(18),
  updated_at: sampleDay(18),
};

/** One of every status, newest first. */
export const payoutStates: Payout[] = [
  samplePayout,
  {
    ...samplePayout,
    id: sampleId(42),
    reference: 'WD-77A0B1C2D3',
    amount: 120,
    status: 'approved',
    created_at: sampleDay(16),
  },
  {
    ...samplePayout,
    id: sampleId(43),
    reference: 'WD-5D41402ABC',
    amount: 1250.5,
    status: 'paid',
    paid_reference: 'BKX7Q2M1',
    created_at: sampleDay(11),
  },
  {
    ...samplePayout,
    id: sampleId(44),
    reference: 'WD-9B74C9897B',
    amount: 75.5,
    status: 'refused',
    reason: 'The number belongs to another user.',
    created_at: sampleDay(6),
  },
  {
    ...samplePayout,
    id: sampleId(45),
    reference: 'WD-0CC175B9C0',
    amount: 20,
    status: 'cancelled',
    created_at: sampleDay(2),
  },
];

/** Gives the demo's customer these withdrawals and, unless it is null, an account. */
export function savePayouts(api: MockApi, payouts = payoutStates, account: PayoutAccount | null = sampleAccount): void {
  const owner = api.db.state.accounts.find(({ user }) => user.role === 'customer')?.user;
  if (!owner) throw new Error('The demo has no customer');
  api.db.state.payouts = payouts.map((payout) => ({ ...payout, userId: owner.id }));
  if (account) api.db.state.payoutAccounts[owner.id] = account;
}
