import { type AdminListPaymentsParams, PaymentFilter, PaymentProvider } from '@/api/generated/model.ts';
import { searchOption } from '@/lib/search-text.ts';
import type { PaymentsSearch } from './payments-search.ts';

/** The request parameters of the list; invalid values from the URL are left out. */
export function paymentListParams(search: PaymentsSearch): AdminListPaymentsParams {
  const { search: text, from, to, page } = search;
  const status = searchOption(search.status, Object.values(PaymentFilter));
  const provider = searchOption(search.provider, Object.values(PaymentProvider));
  return {
    ...(text ? { search: text } : {}),
    ...(status ? { status } : {}),
    ...(provider ? { provider } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(page ? { page } : {}),
  };
}
