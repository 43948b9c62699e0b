import type { MockDb } from './db.ts';

/** A refund resolves its request, and closes a conversation that contains nothing but the request. */
export const resolveRefundRequest = (
  db: MockDb,
  refund: { orderId: string; line_id: string | null; created_at: string },
): void => {
  const request = db.state.refundRequests.find(
    ({ orderId, line_id, status }) =>
      status === 'waiting' &&
      orderId === refund.orderId &&
      (line_id === null || refund.line_id === null || line_id === refund.line_id),
  );
  if (!request) return;
  Object.assign(request, { status: 'agreed', decided_at: refund.created_at });
  const conversation = db.state.conversations.find(({ id }) => id === request.conversation);
  if (conversation?.status !== 'open') return;
  if (conversation.messages.filter(({ kind }) => kind !== 'note').length > 1) return;
  conversation.status = 'closed';
  conversation.version += 1;
  conversation.updated_at = refund.created_at;
};
