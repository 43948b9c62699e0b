import { Link } from '@tanstack/react-router';
import { useAdminListOrders } from '@/api/generated/admin-orders/admin-orders.ts';
import { useAdminListPayments } from '@/api/generated/admin-payments/admin-payments.ts';
import { useAdminListPayouts } from '@/api/generated/admin-payouts/admin-payouts.ts';
import { useAdminListReviews } from '@/api/generated/admin-reviews/admin-reviews.ts';
import type { AdminOverview } from '@/api/generated/model.ts';
import type { AdminOperation } from '@/api/generated/operation-rights.ts';
import { useMay } from '../kit/use-may.ts';
import type { Wait } from './what-waits.tsx';

/** The lists must be current: returning to the screen refetches them. One row is enough, as the count comes with it. */
const CURRENT = { staleTime: 0 } as const;
const PENDING = { status: 'pending', limit: 1 } as const;
const REQUESTED = { status: 'requested', limit: 1 } as const;
const ONE = { limit: 1 } as const;

const comments = { section: 'comments' } as const;
const written = { section: 'reviews' } as const;

/** The open tasks in every list that the user may see; null until all lists have answered or failed. */
export function useWaits({
  waitingComments,
  newMessages,
  lowLicenceKeys,
}: Pick<AdminOverview, 'waitingComments' | 'newMessages' | 'lowLicenceKeys'>): Wait[] | null {
  const may = useMay();
  const current = (operation: AdminOperation) => ({ query: { ...CURRENT, enabled: may(operation) } });
  const orders = useAdminListOrders(PENDING, current('adminListOrders'));
  const payments = useAdminListPayments(ONE, current('adminListPayments'));
  const payouts = useAdminListPayouts(REQUESTED, current('adminListPayouts'));
  const reviews = useAdminListReviews(PENDING, current('adminListReviews'));
  if ([orders, payments, payouts, reviews].some(({ isLoading }) => isLoading)) return null;
  return [
    {
      key: 'payments',
      count: payments.data?.waiting,
      one: 'payment to review',
      many: 'payments to review',
      link: (props) => <Link to="/admin/payments" search={{ status: 'waiting' }} {...props} />,
    },
    {
      key: 'payouts',
      count: payouts.data?.total,
      one: 'payout to approve',
      many: 'payouts to approve',
      link: (props) => <Link to="/admin/payouts" search={{ status: 'requested' }} {...props} />,
    },
    {
      key: 'messages',
      count: newMessages?.total,
      one: 'message to reply to',
      many: 'messages to reply to',
      link: (props) => <Link to="/admin/messages" search={{ status: 'open' }} {...props} />,
    },
    {
      key: 'comments',
      count: waitingComments?.total,
      one: 'comment to moderate',
      many: 'comments to moderate',
      link: (props) => (
        <Link to="/admin/content/$section" params={comments} search={{ status: 'pending' }} {...props} />
      ),
    },
    {
      key: 'reviews',
      count: reviews.data?.total,
      one: 'review to moderate',
      many: 'reviews to moderate',
      link: (props) => <Link to="/admin/content/$section" params={written} search={{ status: 'pending' }} {...props} />,
    },
    {
      key: 'licence-keys',
      count: lowLicenceKeys?.total,
      one: 'product running out of licence keys',
      many: 'products running out of licence keys',
      link: (props) => <Link to="/admin/products" search={{ product: String(lowLicenceKeys?.first) }} {...props} />,
    },
    {
      key: 'orders',
      count: orders.data?.total,
      one: 'order pending',
      many: 'orders pending',
      link: (props) => <Link to="/admin/orders" search={{ status: 'pending' }} {...props} />,
    },
  ];
}
