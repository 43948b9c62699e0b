import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminDeclineRefundRequest } from '@/api/generated/admin-conversations/admin-conversations.ts';
import type { AdminOrderDetail, AdminRefundRequest } from '@/api/generated/model.ts';
import { refundRequestRefusalReasonMax } from '@/api/generated/zod/schemas/refundRequestRefusal.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoney } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { RefundDialog } from '../../kit/orders/refund-dialog.tsx';
import { useCan } from '../../kit/use-can.ts';

interface OrderRefundRequestProps {
  readonly order: AdminOrderDetail;
  readonly request: AdminRefundRequest;
}

const BADGES = {
  waiting: { status: 'pending', label: 'Waiting' },
  agreed: { status: 'completed', label: 'Approved' },
  declined: { status: 'rejected', label: 'Declined' },
} as const;

/** What the customer asks for, and the decision: the refund dialog filled in, or a refusal with its reason. */
export function OrderRefundRequest({ order, request }: OrderRefundRequestProps) {
  const can = useCan();
  const [refunding, setRefunding] = useState(false);
  const [declining, setDeclining] = useState(false);
  const { status, amount, line_id, reason, answer, created_at, conversation } = request;
  const isWaiting = status === 'waiting';
  const canRefund = can('adminRefundOrder') && order.refundable.length > 0;
  const product = order.lines.length > 1 ? order.lines.find(({ id }) => id === line_id)?.product_name : undefined;
  return (
    <div className="grid gap-3 text-sm">
      {isWaiting ? (
        <Banner tone="notice">The customer requested a refund. Refund the order or decline the request.</Banner>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span>
          <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
          {product === undefined ? null : (
            <span>
              {' for '}
              <bdi lang={detectLanguage(product)}>{product}</bdi>
            </span>
          )}
        </span>
        <StatusBadge {...BADGES[status]} />
      </div>
      <time dateTime={created_at} className="text-muted-foreground tabular-nums">
        {`Requested ${formatShopTime(created_at)}`}
      </time>
      <Quoted>{reason}</Quoted>
      {answer === null ? null : (
        <div className="grid gap-1.5">
          <p className="font-semibold">Your reply</p>
          <Quoted>{answer}</Quoted>
        </div>
      )}
      {isWaiting && declining ? (
        <DeclineForm orderId={order.id} request={request.id} onClose={() => setDeclining(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          {isWaiting && canRefund ? (
            <Button size="sm" onClick={() => setRefunding(true)}>
              Refund as requested…
            </Button>
          ) : null}
          {isWaiting && can('adminDeclineRefundRequest') ? (
            <Button variant="outline" size="sm" onClick={() => setDeclining(true)}>
              Decline
            </Button>
          ) : null}
          {conversation !== null && can('adminGetConversation') ? (
            <Link
              to="/admin/inbox/messages"
              search={{ entry: conversation }}
              className="font-semibold text-primary underline underline-offset-4"
            >
              Open conversation
            </Link>
          ) : null}
        </div>
      )}
      <RefundDialog order={order} request={request} open={refunding} onClose={() => setRefunding(false)} />
    </div>
  );
}

function Quoted({ children }: { readonly children: string }) {
  return (
    <p
      dir="auto"
      lang={detectLanguage(children)}
      className="border-s-2 border-border ps-3 wrap-anywhere whitespace-pre-wrap"
    >
      {children}
    </p>
  );
}

interface DeclineFormProps {
  readonly orderId: string;
  /** Id of the request. */
  readonly request: string;
  readonly onClose: () => void;
}

function DeclineForm({ orderId, request, onClose }: DeclineFormProps) {
  const fieldId = useId();
  const { show } = useToast();
  const { mutateAsync } = useAdminDeclineRefundRequest();
  const { busy, failure, problem, form, discardDraft } = useForm({
    fields: ['reason'],
    draftKey: `decline-${request}`,
    check: ({ reason }) => {
      if (reason.trim() === '') return { reason: 'Please enter a reason' };
      return [...reason.trim()].length > refundRequestRefusalReasonMax
        ? { reason: `Please enter at most ${refundRequestRefusalReasonMax} characters` }
        : {};
    },
    send: async ({ reason }) => {
      await mutateAsync({ id: orderId, request, data: { reason: reason.trim() } });
      show({ tone: 'success', text: 'Refund request declined' });
      onClose();
    },
    toMessage: (error) => errorMessage(error, 'Failed to decline the request'),
  });
  return (
    <form noValidate aria-label="Decline the refund request" className="grid max-w-prose gap-4" {...form}>
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      <FieldFrame id={fieldId} label="Reason" help="Emailed to the customer." error={problem('reason')}>
        <Textarea
          id={fieldId}
          name="reason"
          rows={3}
          dir="auto"
          autoFocus
          readOnly={busy}
          aria-invalid={Boolean(problem('reason')) || undefined}
          aria-describedby={noteId(fieldId)}
          className="grows max-h-60 min-h-20"
        />
      </FieldFrame>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" variant="destructive" busy={busy}>
          Decline request
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={busy}
          onClick={() => {
            discardDraft();
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
