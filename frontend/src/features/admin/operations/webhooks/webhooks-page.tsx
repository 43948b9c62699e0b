import { Link, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminListWebhooks } from '@/api/generated/admin-webhooks/admin-webhooks.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { AdminPage } from '../../kit/admin-page.tsx';
import { ApiViews } from '../../kit/api-views.tsx';
import { NEW_ACTION } from '../../kit/list/new-action.ts';
import { usePanelValue } from '../../kit/use-panel-value.ts';
import { DeliveriesSheet } from './deliveries-sheet.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { WebhookSheet } from './webhook-sheet.tsx';

interface WebhooksPageProps {
  /** Whether the form for a new endpoint is open. */
  readonly create?: 'new' | undefined;
  /** The endpoint that is edited. */
  readonly edit?: string | undefined;
  /** The endpoint whose deliveries are shown. */
  readonly log?: string | undefined;
}

const ALWAYS_STALE = { staleTime: 0 } as const;

/** Endpoints of other programs that are notified of events. */
export function WebhooksPage({ create, edit, log }: WebhooksPageProps) {
  const navigate = useNavigate();
  const webhooks = useAdminListWebhooks({ query: ALWAYS_STALE });
  const find = (id: string | null | undefined) => webhooks.data?.items.find((one) => one.id === id);
  const form = usePanelValue(create ?? (find(edit) && edit));
  const deliveries = usePanelValue(find(log) && log);
  const shown = find(deliveries.lastValue);
  const close = () => void navigate({ to: '/admin/settings/api/webhooks', search: {}, resetScroll: false });
  const addLink = (
    <Link
      to="/admin/settings/api/webhooks"
      search={{ create: 'new' }}
      resetScroll={false}
      data-opens=""
      className={buttonVariants()}
      {...NEW_ACTION}
    >
      <Plus aria-hidden="true" />
      Add endpoint
    </Link>
  );
  return (
    <AdminPage
      title="Webhooks"
      actions={
        <>
          <ApiViews />
          {addLink}
        </>
      }
    >
      <p className="-mt-2 mb-5 max-w-216 text-sm text-muted-foreground">
        Webhooks notify your apps when something happens. Every request is signed.
      </p>
      <QueryState
        query={webhooks}
        loading="Loading webhooks"
        skeleton={<Skeleton className="h-44 rounded-xl" />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch webhooks')}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title="No webhooks yet"
            line="For example, notify your accounting software of every paid order."
            action={addLink}
          />
        }
      >
        {({ items }) => (
          <Card>
            <ul>
              {items.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          </Card>
        )}
      </QueryState>
      {form.lastValue ? (
        <WebhookSheet
          key={form.count}
          open={create !== undefined || edit !== undefined}
          webhook={find(form.lastValue) ?? null}
          onClose={close}
        />
      ) : null}
      {shown ? (
        <DeliveriesSheet key={`log-${deliveries.count}`} open={log !== undefined} webhook={shown} onClose={close} />
      ) : null}
    </AdminPage>
  );
}
