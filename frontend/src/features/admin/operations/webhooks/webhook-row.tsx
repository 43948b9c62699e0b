import { Link, useNavigate } from '@tanstack/react-router';
import { Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminDeleteWebhook, useAdminRotateWebhookSecret } from '@/api/generated/admin-webhooks/admin-webhooks.ts';
import type { Webhook } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { RowMenu } from '../../kit/list/row-menu.tsx';
import { useDeletion } from '../../kit/use-deletion.ts';
import { SecretSheet } from './webhook-sheet.tsx';

const toState = ({ enabled, failing_since }: Webhook) => {
  if (!enabled) return { label: 'Disabled', variant: 'secondary' } as const;
  return failing_since === null
    ? ({ label: 'Enabled', variant: 'success' } as const)
    : ({ label: 'Failing', variant: 'warning' } as const);
};

function Note({ webhook: { failing_since, disabled_at, previous_secret_expires_at } }: { readonly webhook: Webhook }) {
  const failing = failing_since === null ? null : `Failing since ${formatShopTime(failing_since)}`;
  const problem = disabled_at === null ? failing : `Disabled on ${formatDate(disabled_at)} after failing for five days`;
  return (
    <>
      {problem ? <p className="mt-2 text-xs text-destructive">{problem}</p> : null}
      {previous_secret_expires_at === null ? null : (
        <p className="mt-2 text-xs text-warning">{`Previous secret valid until ${formatShopTime(previous_secret_expires_at)}`}</p>
      )}
    </>
  );
}

/** An endpoint with its events; it can be edited, rotated and deleted. */
export function WebhookRow({ webhook }: { readonly webhook: Webhook }) {
  const { id, url, events, created_at: createdAt } = webhook;
  const { host } = new URL(url);
  const navigate = useNavigate();
  const { show } = useToast();
  const [isRotating, setRotating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const deletion = useDeletion<Webhook, { id: string }>({
    mutation: useAdminDeleteWebhook(),
    variablesOf: (row) => ({ id: row.id }),
    failed: 'Failed to delete the endpoint',
    onDeleted: () => show({ tone: 'success', text: 'Endpoint deleted' }),
  });
  const rotate = useAdminRotateWebhookSecret();
  const { label, variant } = toState(webhook);
  const close = () => {
    setRotating(false);
    rotate.reset();
  };
  const onRotated = ({ secret: rotated }: { secret: string }) => {
    close();
    setSecret(rotated);
  };
  return (
    <li className="flex items-start gap-3.5 max-sm:flex-wrap border-b border-border px-4 py-4 last:border-b-0 sm:px-5">
      <div className="min-w-0 grow max-sm:basis-full">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-mono text-sm font-medium wrap-anywhere" dir="ltr">
            {url}
          </span>
          <Badge variant={variant}>{label}</Badge>
        </p>
        <ul className="mt-2 flex flex-wrap gap-1.5" aria-label="Events">
          {events.map((type) => (
            <li key={type} className="min-w-0">
              <Badge variant="secondary">
                <code className="font-mono font-normal">{type}</code>
              </Badge>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-xs text-muted-foreground tabular-nums">{`Added ${formatDate(createdAt)}`}</p>
        <Note webhook={webhook} />
      </div>
      <div className="-mr-2 flex shrink-0 items-center gap-1 max-sm:basis-full max-sm:justify-between sm:-mt-1">
        <Link
          to="/admin/settings/api/webhooks"
          search={{ log: id }}
          resetScroll={false}
          data-opens=""
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          Deliveries
          <span className="sr-only">{` to ${host}`}</span>
        </Link>
        <RowMenu
          label={`More actions for ${host}`}
          items={[
            {
              label: 'Edit',
              icon: Pencil,
              onSelect: () =>
                void navigate({ to: '/admin/settings/api/webhooks', search: { edit: id }, resetScroll: false }),
            },
            { label: 'Rotate secret', icon: RefreshCw, onSelect: () => setRotating(true) },
            { label: 'Delete', icon: Trash2, onSelect: () => deletion.requestDeletion(webhook), danger: true },
          ]}
        />
      </div>
      <ConfirmDialog {...deletion.dialog} question="Delete this endpoint?" action="Delete">
        {`${host} will stop receiving events. Its delivery log will be deleted.`}
      </ConfirmDialog>
      <ConfirmDialog
        open={isRotating}
        question="Rotate the signing secret?"
        action="Rotate secret"
        tone="calm"
        busy={rotate.isPending}
        problem={rotate.error ? errorMessage(rotate.error, 'Failed to rotate the secret') : null}
        onConfirm={() => rotate.mutate({ id }, { onSuccess: onRotated })}
        onCancel={close}
      >
        Requests are signed with both secrets for 24 hours, so you can update your receiver without losing events.
      </ConfirmDialog>
      {secret === null ? null : (
        <SecretSheet open title="Secret rotated" secret={secret} onClose={() => setSecret(null)} />
      )}
    </li>
  );
}
