import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { invalidateListOwnApiKeys, useListOwnApiKeys, useRevokeOwnApiKey } from '@/api/generated/api-keys/api-keys.ts';
import type { AccountKey, CreatedAccountKey } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { SkeletonRows } from '@/components/ui/skeleton-rows.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { afterDialog } from '@/lib/after-dialog.ts';
import { CreateKeyForm } from './create-key-form.tsx';
import { OwnKeyItem } from './own-key-item.tsx';
import { ShownSecret } from './shown-secret.tsx';

/** The server's limit for one account. */
const MAX_KEYS = 10;

interface RevokeKeyProps {
  /** The key to revoke; null while there is none. */
  readonly target: AccountKey | null;
  /** Called when the dialog closes: cancelled or revoked. */
  readonly onClose: (isRevoked: boolean) => void;
}

/** Asks, then revokes a key. A failure is shown in the dialog, which stays open. */
function RevokeKey({ target, onClose }: RevokeKeyProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const lastKey = useLastValue(target);
  const revoke = useRevokeOwnApiKey({
    mutation: {
      onSuccess: () => {
        show({ tone: 'success', text: t`Key revoked` });
        onClose(true);
      },
      onError: () => void invalidateListOwnApiKeys(client), // it may already have been revoked
    },
  });
  return (
    <ConfirmDialog
      open={target !== null}
      question={t`Revoke this key?`}
      action={t`Revoke key`}
      busy={revoke.isPending}
      problem={revoke.error ? errorMessage(revoke.error, t`Failed to revoke the key.`) : null}
      onConfirm={() => lastKey && revoke.mutate({ id: lastKey.id })}
      onCancel={() => {
        revoke.reset();
        onClose(false);
      }}
    >
      {lastKey && t`Programs that use “${lastKey.name}” lose access immediately. This can’t be undone.`}
    </ConfirmDialog>
  );
}

interface NewKeyProps {
  readonly isFull: boolean;
  readonly onDone: () => void;
}

/** A button, then the form of a new key, then its secret. */
function NewKey({ isFull, onDone }: NewKeyProps) {
  const [step, setStep] = useState<'button' | 'form' | CreatedAccountKey>('button');
  const end = () => {
    setStep('button');
    onDone();
  };
  if (step === 'form') return <CreateKeyForm onCreated={setStep} onCancel={end} />;
  if (step !== 'button') return <ShownSecret name={step.key.name} secret={step.secret} onDone={end} />;
  if (isFull) {
    return <p className="text-sm text-muted-foreground">{t`You have ${MAX_KEYS} keys. Revoke one to add another.`}</p>;
  }
  return (
    <Button onClick={() => setStep('form')}>
      <Trans>Create API key</Trans>
    </Button>
  );
}

const TITLE_ID = 'own-api-keys';

/** The API keys of the account, with create, rotate and revoke. */
export function OwnApiKeysPage() {
  const query = useListOwnApiKeys();
  const [revoking, setRevoking] = useState<AccountKey | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus({ preventScroll: true });
  return (
    <section className="pt-8" aria-labelledby={TITLE_ID}>
      <h1 ref={title} id={TITLE_ID} tabIndex={-1} className="text-3xl">
        <Trans>API keys</Trans>
      </h1>
      <p className="mt-2 max-w-prose text-muted-foreground">
        <Trans>
          A key lets a program read your orders, licences and downloads without your password.{' '}
          <a href="/docs/api-keys" target="_blank" rel="noopener" className="text-primary underline">
            Guide to the API
          </a>
        </Trans>
      </p>
      <Card className="mt-6 max-w-3xl p-5 sm:p-8">
        <QueryState
          query={query}
          loading={t`Loading your API keys`}
          skeleton={<SkeletonRows rows={2} start="icon" end="button" />}
          toMessage={(error) => errorMessage(error, t`Failed to fetch your API keys.`)}
        >
          {({ items }) => (
            <>
              {items.length > 0 ? (
                <ul aria-label={t`API keys`} className="-mt-4 mb-5 border-b border-border *:first:border-t-0">
                  {items.map((apiKey) => (
                    <OwnKeyItem key={apiKey.id} apiKey={apiKey} onRevoke={() => setRevoking(apiKey)} />
                  ))}
                </ul>
              ) : (
                <p className="mb-5 text-sm text-muted-foreground">
                  <Trans>
                    No API keys yet. For example, a script can download new versions, or your accounting can fetch
                    invoices.
                  </Trans>
                </p>
              )}
              <NewKey isFull={items.length >= MAX_KEYS} onDone={focusTitle} />
            </>
          )}
        </QueryState>
      </Card>
      <RevokeKey
        target={revoking}
        onClose={(isRevoked) => {
          setRevoking(null);
          if (isRevoked) afterDialog(focusTitle);
        }}
      />
    </section>
  );
}
