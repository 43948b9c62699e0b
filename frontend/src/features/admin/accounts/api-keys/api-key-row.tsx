import { useNavigate } from '@tanstack/react-router';
import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminRevokeApiKey } from '@/api/generated/admin-api-keys/admin-api-keys.ts';
import type { ApiKey } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { RowMenu } from '../../kit/list/row-menu.tsx';

const STATES = {
  active: null,
  expired: { label: 'Expired', variant: 'warning' },
  blocked: { label: 'Blocked', variant: 'destructive' },
} as const;

/** Created by whom, used when, and how long it works. */
const describe = ({ owner, is_own: isOwn, created_at, last_used_at, expires_at, state }: ApiKey): string[] => {
  const expiry = expires_at === null ? 'No expiry' : `Expires ${formatDate(expires_at)}`;
  return [
    `Created ${formatDate(created_at)} by ${isOwn ? 'you' : owner}`,
    last_used_at === null ? 'Never used' : `Last used ${formatShopTime(last_used_at)}`,
    state === 'expired' && expires_at !== null ? `Expired ${formatDate(expires_at)}` : expiry,
  ];
};

function RevokeDialog({ apiKey: { id, name }, open, onClose }: RevokeDialogProps) {
  const { show } = useToast();
  const { mutate, isPending, error, reset } = useAdminRevokeApiKey();
  const close = () => {
    onClose();
    reset();
  };
  return (
    <ConfirmDialog
      open={open}
      question="Revoke this key?"
      action="Revoke key"
      busy={isPending}
      problem={error ? errorMessage(error, 'Failed to revoke the key') : null}
      onConfirm={() =>
        mutate(
          { id },
          {
            onSuccess: () => {
              close();
              show({ tone: 'success', text: `${name} revoked` });
            },
          },
        )
      }
      onCancel={close}
    >{`Programs that use ${name} lose access immediately. This can’t be undone.`}</ConfirmDialog>
  );
}

interface RevokeDialogProps {
  readonly apiKey: ApiKey;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A key with what it may do; it can be rotated by its administrator, and revoked. */
export function ApiKeyRow({ apiKey }: { readonly apiKey: ApiKey }) {
  const navigate = useNavigate();
  const [isRevoking, setIsRevoking] = useState(false);
  const { id, name, hint, scopes, is_own: isOwn, state, previous_secret_expires_at: previousSecretExpiresAt } = apiKey;
  const badge = STATES[state];
  const rotate = () => void navigate({ to: '/admin/settings/api', search: { rotate: id }, resetScroll: false });
  return (
    <li className="flex items-start gap-3.5 border-b border-border px-4 py-4 last:border-b-0 sm:px-5">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere" dir="auto">
            {name}
          </span>
          <code className="font-mono text-xs text-muted-foreground">{hint}</code>
          {badge ? <Badge variant={badge.variant}>{badge.label}</Badge> : null}
        </p>
        <ul className="mt-2 flex flex-wrap gap-1.5" aria-label="Scopes">
          {scopes.map((scope) => (
            <li key={scope}>
              <Badge variant="secondary">
                <code className="font-mono font-normal">{scope}</code>
              </Badge>
            </li>
          ))}
        </ul>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-muted-foreground tabular-nums">
          {describe(apiKey).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {state === 'blocked' ? (
          <p className="mt-2 text-xs text-destructive">
            Doesn’t work while the administrator is suspended, has no access or lacks two-step sign-in.
          </p>
        ) : null}
        {previousSecretExpiresAt === null ? null : (
          <p className="mt-2 text-xs text-warning">{`The previous secret works until ${formatShopTime(previousSecretExpiresAt)}`}</p>
        )}
      </div>
      <div className="-mt-1 -mr-2 flex shrink-0">
        <RowMenu
          label={`More actions for ${name}`}
          items={[
            ...(isOwn ? [{ label: 'Rotate', icon: RefreshCw, onSelect: rotate }] : []),
            { label: 'Revoke', icon: Trash2, onSelect: () => setIsRevoking(true), danger: true },
          ]}
        />
      </div>
      <RevokeDialog apiKey={apiKey} open={isRevoking} onClose={() => setIsRevoking(false)} />
    </li>
  );
}
