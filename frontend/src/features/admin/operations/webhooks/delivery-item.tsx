import { errorMessage } from '@/api/api-error.ts';
import { useAdminResendWebhookDelivery } from '@/api/generated/admin-webhooks/admin-webhooks.ts';
import type { WebhookDelivery } from '@/api/generated/model.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { countText } from '@/lib/count-text.ts';
import { formatShopTime } from '@/lib/format-moment.ts';

const STATES = {
  delivered: { label: 'Delivered', variant: 'success' },
  pending: { label: 'Pending', variant: 'warning' },
  failed: { label: 'Failed', variant: 'destructive' },
} as const;

/** Indented, if it is JSON. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function Body({ title, text }: { readonly title: string; readonly text: string | null }) {
  if (!text) return null;
  return (
    <div>
      <h4 className="mb-1 font-sans text-xs font-semibold tracking-normal">{title}</h4>
      <pre
        className="max-h-64 overflow-auto rounded-md bg-accent p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
        dir="ltr"
      >
        {indented(text)}
      </pre>
    </div>
  );
}

interface DeliveryItemProps {
  readonly webhookId: string;
  readonly delivery: WebhookDelivery;
}

/** One event with the last attempt; request and answer unfold. */
export function DeliveryItem({ webhookId, delivery }: DeliveryItemProps) {
  const { id, type, status, attempts, created_at: createdAt, next_attempt_at: nextAt } = delivery;
  const { response_status: answer, error, duration_ms: duration } = delivery;
  const { show } = useToast();
  const { mutate, isPending } = useAdminResendWebhookDelivery();
  const resend = () =>
    mutate(
      { id: webhookId, delivery: id },
      {
        onSuccess: (sent) =>
          show(
            sent.status === 'delivered'
              ? { tone: 'success', text: 'Delivered' }
              : { tone: 'danger', text: sent.error ?? `The endpoint returned ${sent.response_status}` },
          ),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to resend the event') }),
      },
    );
  const { label, variant } = STATES[status];
  const result = answer === null ? error : `${answer}${duration === null ? '' : ` · ${duration} ms`}`;
  return (
    <li className="border-b border-border py-3.5 last:border-b-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <code className="font-mono text-sm wrap-anywhere">{type}</code>
            <Badge variant={variant}>{label}</Badge>
          </p>
          <p className="mt-1 text-xs text-muted-foreground tabular-nums">
            {[formatShopTime(createdAt), countText(attempts, ['attempt', 'attempts'])].join(' · ')}
          </p>
          {result ? <p className="mt-0.5 text-xs text-muted-foreground">{result}</p> : null}
          {nextAt === null ? null : (
            <p className="mt-0.5 text-xs text-muted-foreground tabular-nums">{`Next attempt ${formatShopTime(nextAt)}`}</p>
          )}
        </div>
        {status === 'pending' ? null : (
          <Button variant="outline" size="sm" busy={isPending} aria-label={`Resend ${type}`} onClick={resend}>
            Resend
          </Button>
        )}
      </div>
      {delivery.request_body === null ? null : (
        <details className="mt-2">
          <summary className="min-h-6 cursor-pointer text-xs font-medium text-primary">Request and response</summary>
          <div className="mt-2 grid gap-3">
            <Body title="Request" text={delivery.request_body} />
            <Body title="Response" text={delivery.response_body} />
            <p className="text-xs wrap-anywhere text-muted-foreground">{`webhook-id ${id}`}</p>
          </div>
        </details>
      )}
    </li>
  );
}
