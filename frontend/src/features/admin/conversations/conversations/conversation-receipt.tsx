import { useAdminGetOrderContext } from '@/api/generated/admin-orders/admin-orders.ts';
import { useAdminGetCustomer } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminConversation, CustomerMail } from '@/api/generated/model.ts';
import { ResendMail } from '../../kit/resend-mail.tsx';
import { useCan } from '../../kit/use-can.ts';

interface ConversationReceiptProps {
  readonly conversation: Pick<AdminConversation, 'customerId' | 'email' | 'order'>;
}

/** The emails that carry an invoice. */
const KINDS: ReadonlySet<string> = new Set(['order-receipt', 'invoice']);

const newestReceipt = (mails: readonly CustomerMail[] | null | undefined) =>
  mails?.find(({ kind, resendable }) => resendable && KINDS.has(kind));

/**
 * Sends the receipt with the invoice again: that of the order that the conversation is about, or the customer's latest.
 * It goes to the original recipient, so it reveals nothing to an unverified sender.
 */
export function ConversationReceipt({ conversation: { customerId, email, order } }: ConversationReceiptProps) {
  const can = useCan()('adminResendMail');
  const context = useAdminGetOrderContext(order?.id ?? '', { query: { enabled: can && order !== null } });
  const isCustomer = can && order === null && customerId !== null;
  const customer = useAdminGetCustomer(customerId ?? '', { query: { enabled: isCustomer } });
  const receipt = newestReceipt(order ? context.data?.mails : customer.data?.mails);
  if (!can || !receipt) return null;
  return <ResendMail mail={receipt} email={email} label="Send receipt again" />;
}
