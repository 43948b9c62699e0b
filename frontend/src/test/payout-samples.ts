import type { MockApi } from '../../../mocks/api.ts';
import type { Payout, PayoutAccount } from '../api/generated/model.ts';

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

export const sampleAccount: PayoutAccount = {
  method: 'bkash',
  holder: 'Nadia Rahman',
  number: '01712345678',
  bank_name: null,
  branch: null,
  routing_number: null,
};

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T09:05:00.000Z`;

export const samplePayout: Payout = {
  id: id(41),
  reference: 'WD-3F9A2C1B07',
  amount: 45.65,
  currency: 'USD',
  status: 'requested',
  account: sampleAccount,
  paid_reference: null,
  reason: null,
  created_at: at(18),
  updated_at: at(18),
};

/** One of every status, newest first. */
export const payoutStates: Payout[] = [
  samplePayout,
  { ...samplePayout, id: id(42), reference: 'WD-77A0B1C2D3', amount: 120, status: 'approved', created_at: at(16) },
  {
    ...samplePayout,
    id: id(43),
    reference: 'WD-5D41402ABC',
    amount: 1250.5,
    status: 'paid',
    paid_reference: 'BKX7Q2M1',
    created_at: at(11),
  },
  {
    ...samplePayout,
    id: id(44),
    reference: 'WD-9B74C9897B',
    amount: 75.5,
    status: 'refused',
    reason: 'The number belongs to another user.',
    created_at: at(6),
  },
  { ...samplePayout, id: id(45), reference: 'WD-0CC175B9C0', amount: 20, status: 'cancelled', created_at: at(2) },
];

/** Gives the demo's customer these withdrawals and, unless it is null, an account. */
export function savePayouts(api: MockApi, payouts = payoutStates, account: PayoutAccount | null = sampleAccount): void {
  const owner = api.db.state.accounts.find(({ user }) => user.role === 'customer')?.user;
  if (!owner) throw new Error('The demo has no customer');
  api.db.state.payouts = payouts.map((payout) => ({ ...payout, userId: owner.id }));
  if (account) api.db.state.payoutAccounts[owner.id] = account;
}
