import { type AdminListPayoutsParams, PayoutStatus } from '@/api/generated/model.ts';
import { searchOption } from '@/lib/search-text.ts';
import type { PayoutsSearch } from './payouts-search.ts';

/** The request parameters of the list. */
export function payoutListParams({ search, status, page }: PayoutsSearch): AdminListPayoutsParams {
  const known = searchOption(status, Object.values(PayoutStatus));
  return { ...(search ? { search } : {}), ...(known ? { status: known } : {}), ...(page ? { page } : {}) };
}
