import type {
  AdminAffiliate,
  AdminCommission,
  AffiliateLink,
  CommissionEntry,
  CommissionTotals,
} from '../../../../contract/generated/model.ts';
import { toAffiliateUrl, toCommissionState } from '../../../../contract/rules/affiliates.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { CommissionRow, ListedAffiliate } from './affiliates.repository.ts';

const toTotals = (row: ListedAffiliate): CommissionTotals => ({
  visits: row.visits,
  orders: row.orders,
  held: toAmount(row.held_cents),
  ready: toAmount(row.ready_cents),
  paid: toAmount(row.paid_cents),
});

const toTerms = ({ id, code, percent, days, hold_days, active }: ListedAffiliate, publicUrl: string) => ({
  id,
  code,
  url: toAffiliateUrl(publicUrl, code),
  percent,
  days,
  hold_days,
  active,
});

/** @param products their titles */
export const toAffiliateLink = (row: ListedAffiliate, publicUrl: string, products: string[]): AffiliateLink => ({
  ...toTerms(row, publicUrl),
  products,
  totals: toTotals(row),
});

export const toAdminAffiliate = (row: ListedAffiliate, publicUrl: string): AdminAffiliate => ({
  ...toTerms(row, publicUrl),
  version: row.version,
  customer: { id: row.user_id, name: row.name, email: row.email },
  products: row.products,
  totals: toTotals(row),
  created_at: row.created_at.toISOString(),
});

const toEntry = ({ id, amount_cents, available_at, wallet_entry_id, created_at }: CommissionRow, at: Date) => ({
  id: String(id),
  amount: toAmount(amount_cents),
  state: toCommissionState({ availableAt: available_at, isPaid: wallet_entry_id !== null }, at),
  available_at: available_at.toISOString(),
  created_at: created_at.toISOString(),
});

/** As the affiliate sees it, without the buyer's order. */
export const toCommissionEntry = (row: CommissionRow, at: Date): CommissionEntry => ({
  ...toEntry(row, at),
  code: row.code,
});

export const toAdminCommission = (row: CommissionRow, at: Date): AdminCommission => ({
  ...toEntry(row, at),
  order: { id: row.order_id, number: row.order_number },
});
