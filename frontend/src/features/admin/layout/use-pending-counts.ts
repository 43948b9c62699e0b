import { useAdminListComments } from '@/api/generated/admin-comments/admin-comments.ts';
import { useAdminListConversations } from '@/api/generated/admin-conversations/admin-conversations.ts';
import { useAdminListPayments } from '@/api/generated/admin-payments/admin-payments.ts';
import { useAdminListPayouts } from '@/api/generated/admin-payouts/admin-payouts.ts';
import { useAdminListReviews } from '@/api/generated/admin-reviews/admin-reviews.ts';
import type { AdminOperation } from '@/api/generated/operation-rights.ts';
import { useCan } from '../kit/use-can.ts';

export type PendingList = 'messages' | 'comments' | 'reviews' | 'payments' | 'payouts';

/** One row is enough, as the count comes with it. */
const COUNT_ONLY = { limit: 1 } as const;
const PENDING = { status: 'pending', limit: 1 } as const;
const REQUESTED = { status: 'requested', limit: 1 } as const;

/** The number of pending items of each kind; 0 while loading, and for lists that the user has no access to. */
export function usePendingCounts(kinds: readonly PendingList[]): Record<PendingList, number> {
  const can = useCan();
  const only = (kind: PendingList, operation: AdminOperation) => ({
    query: { enabled: kinds.includes(kind) && can(operation) },
  });
  const messages = useAdminListConversations(COUNT_ONLY, only('messages', 'adminListConversations'));
  const comments = useAdminListComments(PENDING, only('comments', 'adminListComments'));
  const reviews = useAdminListReviews(PENDING, only('reviews', 'adminListReviews'));
  const payments = useAdminListPayments(COUNT_ONLY, only('payments', 'adminListPayments'));
  const payouts = useAdminListPayouts(REQUESTED, only('payouts', 'adminListPayouts'));
  return {
    messages: messages.data?.counts.open ?? 0,
    comments: comments.data?.total ?? 0,
    reviews: reviews.data?.total ?? 0,
    payments: payments.data?.waiting ?? 0,
    payouts: payouts.data?.total ?? 0,
  };
}
