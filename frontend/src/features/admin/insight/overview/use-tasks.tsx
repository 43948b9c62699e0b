import { Link } from '@tanstack/react-router';
import { useAdminListConversations } from '@/api/generated/admin-conversations/admin-conversations.ts';
import { useAdminListOrders } from '@/api/generated/admin-orders/admin-orders.ts';
import { useAdminListPayments } from '@/api/generated/admin-payments/admin-payments.ts';
import { useAdminListPayouts } from '@/api/generated/admin-payouts/admin-payouts.ts';
import { useAdminListReviews } from '@/api/generated/admin-reviews/admin-reviews.ts';
import { useAdminListTranslations } from '@/api/generated/admin-translations/admin-translations.ts';
import type { AdminOverview } from '@/api/generated/model.ts';
import type { AdminOperation } from '@/api/generated/operation-rights.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { TRANSLATED_INTO } from '../../kit/translations/translation-labels.ts';
import { useCan } from '../../kit/use-can.ts';
import { WAITING_PAYMENTS } from './payments-to-review.tsx';
import type { Task } from './task-list.tsx';

/** The lists must be current: returning to the screen refetches them. One row is enough, as the count comes with it. */
const CURRENT = { staleTime: 0 } as const;
const PENDING = { status: 'pending', limit: 1 } as const;
const REQUESTED = { status: 'requested', limit: 1 } as const;
const COUNT_ONLY = { limit: 1 } as const;
const WAITING_LONGEST = { status: 'open', sort: 'oldest', limit: 1 } as const;

/** The open tasks in every list that the user may see; null until all lists have answered or failed. */
export function useTasks({
  waitingComments,
  newMessages,
  lowLicenceKeys,
  contractWithdrawals,
  vulnerabilityReports,
  refundRequests,
}: Pick<
  AdminOverview,
  | 'waitingComments'
  | 'newMessages'
  | 'lowLicenceKeys'
  | 'contractWithdrawals'
  | 'vulnerabilityReports'
  | 'refundRequests'
>): Task[] | null {
  const can = useCan();
  const current = (operation: AdminOperation) => ({ query: { ...CURRENT, enabled: can(operation) } });
  const orders = useAdminListOrders(PENDING, current('adminListOrders'));
  const payments = useAdminListPayments(WAITING_PAYMENTS, current('adminListPayments'));
  const payouts = useAdminListPayouts(REQUESTED, current('adminListPayouts'));
  const conversations = useAdminListConversations(WAITING_LONGEST, current('adminListConversations'));
  const longest = conversations.data?.items[0]?.id;
  const reviews = useAdminListReviews(PENDING, current('adminListReviews'));
  const translations = useAdminListTranslations(TRANSLATED_INTO, COUNT_ONLY, current('adminListTranslations'));
  const untranslated = translations.data?.counts;
  if ([orders, payments, payouts, conversations, reviews, translations].some(({ isLoading }) => isLoading)) return null;
  const due = vulnerabilityReports?.due ?? null;
  const deadline = due === null ? '' : `, reply due ${formatShopTime(due)}`;
  return [
    {
      key: 'vulnerability-reports',
      count: vulnerabilityReports?.total,
      singular: `vulnerability report${deadline}`,
      plural: `vulnerability reports${deadline}`,
      link: (props) => (
        <Link to="/admin/inbox/messages" search={{ entry: String(vulnerabilityReports?.first) }} {...props} />
      ),
    },
    {
      key: 'contract-withdrawals',
      count: contractWithdrawals?.total,
      singular: 'withdrawal from a contract',
      plural: 'withdrawals from contracts',
      link: (props) => <Link to="/admin/orders/$id" params={{ id: String(contractWithdrawals?.first) }} {...props} />,
    },
    {
      key: 'refund-requests',
      count: refundRequests?.total,
      singular: 'refund request to review',
      plural: 'refund requests to review',
      link: (props) => <Link to="/admin/orders/$id" params={{ id: String(refundRequests?.first) }} {...props} />,
    },
    {
      key: 'payments',
      count: payments.data?.waiting,
      singular: 'payment to review',
      plural: 'payments to review',
      link: (props) => (
        <Link
          to="/admin/orders/payments"
          search={{ status: 'waiting', payment: payments.data?.items[0]?.id }}
          {...props}
        />
      ),
    },
    {
      key: 'payouts',
      count: payouts.data?.total,
      singular: 'payout to approve',
      plural: 'payouts to approve',
      link: (props) => <Link to="/admin/orders/payouts" search={{ status: 'requested' }} {...props} />,
    },
    {
      key: 'messages',
      count: newMessages?.total,
      singular: 'message to reply to',
      plural: 'messages to reply to',
      // The one that has waited longest is open, and the others follow it.
      link: (props) => (
        <Link to="/admin/inbox/messages" search={{ status: 'open', sort: 'oldest', entry: longest }} {...props} />
      ),
    },
    {
      key: 'comments',
      count: waitingComments?.total,
      singular: 'comment to moderate',
      plural: 'comments to moderate',
      link: (props) => <Link to="/admin/inbox/comments" search={{ status: 'pending' }} {...props} />,
    },
    {
      key: 'reviews',
      count: reviews.data?.total,
      singular: 'review to moderate',
      plural: 'reviews to moderate',
      link: (props) => <Link to="/admin/inbox/reviews" search={{ status: 'pending' }} {...props} />,
    },
    {
      key: 'licence-keys',
      count: lowLicenceKeys?.total,
      singular: 'product running out of licence keys',
      plural: 'products running out of licence keys',
      link: (props) => <Link to="/admin/products" search={{ product: String(lowLicenceKeys?.first) }} {...props} />,
    },
    {
      key: 'orders',
      count: orders.data?.total,
      singular: 'order pending',
      plural: 'orders pending',
      link: (props) => <Link to="/admin/orders" search={{ status: 'pending' }} {...props} />,
    },
    {
      key: 'translations',
      count: untranslated && untranslated.missing + untranslated.incomplete + untranslated.outdated,
      singular: 'item to translate',
      plural: 'items to translate',
      // What needs work comes first.
      link: (props) => <Link to="/admin/content/translations" {...props} />,
    },
  ];
}
