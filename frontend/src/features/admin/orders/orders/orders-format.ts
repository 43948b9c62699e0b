import type { AdminOrderDetail, OrderStatus } from '@/api/generated/model.ts';
import { formatCount } from '@/lib/format.ts';

const times = (count: number): string => (count === 1 ? 'once' : `${formatCount(count)} times`);

/** How often a file was downloaded: 'Downloaded 3 times'. */
export const formatDownloads = (count: number): string =>
  count === 0 ? 'Not downloaded yet' : `Downloaded ${times(count)}`;

/** Whether its invoice is still to be paid. */
export const isUnpaid = (status: OrderStatus): boolean => status === 'pending' || status === 'processing';

/** What an amount in the second currency is, before and after it is paid. */
export const chargeLabel = ({ status, paid_by }: Pick<AdminOrderDetail, 'status' | 'paid_by'>): string =>
  isUnpaid(status) && !paid_by ? 'To pay' : 'Charged';
