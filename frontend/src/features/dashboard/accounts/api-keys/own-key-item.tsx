import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { AccountKey } from '@/api/generated/model.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatDate } from '@/lib/format.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { scopeLabels } from './own-key-rules.ts';
import { RotateKeyForm } from './rotate-key-form.tsx';
import { ShownSecret } from './shown-secret.tsx';

/** When it was created and used, and how long it works. */
function describe({ created_at, last_used_at, expires_at, state }: AccountKey): string[] {
  const date = expires_at === null ? '' : formatDate(expires_at);
  const expiry = expires_at === null ? t`No expiry` : t`Expires ${date}`;
  return [
    t`Created ${formatDate(created_at)}`,
    last_used_at === null ? t`Not used yet` : t`Last used ${formatMoment(last_used_at)}`,
    state === 'expired' ? t`Expired ${date}` : expiry,
  ];
}

interface OwnKeyItemProps {
  readonly apiKey: AccountKey;
  readonly onRevoke: () => void;
}

/** A key with what it may do; its secret is replaced below it. */
export function OwnKeyItem({ apiKey, onRevoke }: OwnKeyItemProps) {
  const [rotation, setRotation] = useState<'form' | { secret: string } | null>(null);
  const { name, hint, scopes, state, previous_secret_expires_at: previousSecretExpiresAt } = apiKey;
  const labels = scopeLabels();
  const done = () => setRotation(null);
  return (
    <li className="border-t border-border py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <KeyRound className="mt-0.5 size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
        <div className="min-w-48 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere" dir="auto">
              {name}
            </span>
            <code className="font-mono text-xs text-muted-foreground">{hint}</code>
            {state === 'expired' ? (
              <Badge variant="warning">
                <Trans>Expired</Trans>
              </Badge>
            ) : null}
          </p>
          <p className="mt-1 text-sm">{scopes.map((scope) => labels[scope].label).join(' · ')}</p>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted-foreground tabular-nums">
            {describe(apiKey).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {previousSecretExpiresAt === null ? null : (
            <p className="mt-1 text-sm text-warning">{t`The previous secret works until ${formatMoment(previousSecretExpiresAt)}`}</p>
          )}
        </div>
        {rotation === null ? (
          <div className="flex gap-2">
            <Button variant="outline" size="sm" aria-label={t`Rotate ${name}`} onClick={() => setRotation('form')}>
              <Trans>Rotate</Trans>
            </Button>
            <Button variant="outline" size="sm" aria-label={t`Revoke ${name}`} onClick={onRevoke}>
              <Trans>Revoke</Trans>
            </Button>
          </div>
        ) : null}
      </div>
      {rotation === 'form' ? <RotateKeyForm apiKey={apiKey} onRotated={setRotation} onCancel={done} /> : null}
      {rotation !== null && rotation !== 'form' ? (
        <div className="mt-4">
          <ShownSecret name={name} secret={rotation.secret} onDone={done} />
        </div>
      ) : null}
    </li>
  );
}
