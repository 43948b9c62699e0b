import { Send } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminListWebhookDeliveries, useAdminTestWebhook } from '@/api/generated/admin-webhooks/admin-webhooks.ts';
import type { Webhook } from '@/api/generated/model.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { SkeletonRows } from '@/components/ui/skeleton-rows.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { DeliveryItem } from './delivery-item.tsx';

interface DeliveriesSheetProps {
  readonly open: boolean;
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** The last deliveries to an endpoint. */
export function DeliveriesSheet({ open, webhook: { id, url }, onClose }: DeliveriesSheetProps) {
  const { show } = useToast();
  const deliveries = useAdminListWebhookDeliveries(id, { query: { staleTime: 0, enabled: open } });
  const { mutate, isPending } = useAdminTestWebhook();
  const sendTest = () =>
    mutate(
      { id },
      {
        onSuccess: ({ status, error, response_status: answer }) =>
          show(
            status === 'delivered'
              ? { tone: 'success', text: 'Test event delivered' }
              : { tone: 'danger', text: error ?? `The endpoint returned ${answer}` },
          ),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to send the test event') }),
      },
    );
  return (
    <SideSheet
      open={open}
      title="Deliveries"
      onClose={onClose}
      wide
      footer={
        <Button variant="outline" busy={isPending} onClick={sendTest}>
          <Send aria-hidden="true" />
          Send test event
        </Button>
      }
    >
      <p className="mb-3 font-mono text-sm wrap-anywhere text-muted-foreground" dir="ltr">
        {url}
      </p>
      <QueryState
        query={deliveries}
        loading="Loading deliveries"
        skeleton={<SkeletonRows rows={4} />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch deliveries')}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <p className="border-t border-border py-4 text-sm text-muted-foreground">
            No deliveries in the last 30 days.
          </p>
        }
      >
        {({ items }) => (
          <ul className="border-t border-border">
            {items.map((delivery) => (
              <DeliveryItem key={delivery.id} webhookId={id} delivery={delivery} />
            ))}
          </ul>
        )}
      </QueryState>
    </SideSheet>
  );
}
