import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorMessage, isUnknownCall } from '@/api/api-error.ts';
import type { OwnSessionPage, Passkey } from '@/api/generated/model.ts';
import {
  invalidateListPasskeys,
  useAddPasskey,
  useBeginPasskey,
  useListPasskeys,
  useRemovePasskey,
  useRenamePasskey,
} from '@/api/generated/passkeys/passkeys.ts';
import { getListSessionsQueryKey } from '@/api/generated/sessions/sessions.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { afterDialog } from '@/lib/after-dialog.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { passkeyProblem } from '@/lib/passkey-problems.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { checkPasskeyName, nameField, refusedName } from './passkey-rules.ts';

const CONTROL = nameField();

/** This browser's name, as in the list of sessions on the same screen. */
const guessDeviceName = (client: QueryClient): string => {
  const page = client.getQueryData<OwnSessionPage>(getListSessionsQueryKey({ limit: 20 }));
  return page?.items.find(({ current }) => current)?.device ?? '';
};

/** Asks for a name and has the browser create a passkey. */
function AddPasskey({ onEnd }: { readonly onEnd: () => void }) {
  const { show } = useToast();
  const client = useQueryClient();
  const [thisDevice] = useState(() => guessDeviceName(client));
  const begin = useBeginPasskey();
  const add = useAddPasskey();
  const { busy, failure, form, field } = useForm({
    fields: [CONTROL],
    check: checkPasskeyName(CONTROL),
    send: async ({ [CONTROL]: name = '' }) => {
      const { createPasskey: makePasskey } = await import('@/session/passkey-device.ts');
      const made = await makePasskey(await begin.mutateAsync());
      await add.mutateAsync({ data: { ...made, name: name.trim() } });
      show({ tone: 'success', text: t`Passkey added` });
      onEnd();
    },
    refused: refusedName(CONTROL),
    toMessage: (error) => passkeyProblem(error) ?? errorMessage(error, t`Failed to add a passkey.`),
  });
  return (
    <PasskeyNameForm
      label={t`Add a passkey`}
      action={t`Continue`}
      help={t`A name you will recognise. Your browser does the rest.`}
      control={CONTROL}
      name={thisDevice}
      busy={busy}
      failure={failure}
      form={form}
      field={field(CONTROL)}
      onCancel={onEnd}
    />
  );
}

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  /** Called after saving or cancelling. */
  readonly onDone: () => void;
}

/** Renames a passkey. */
function RenamePasskey({ passkey: { id, name }, onDone }: RenamePasskeyProps) {
  const control = nameField(id);
  const rename = useRenamePasskey();
  const { busy, failure, form, field } = useForm({
    fields: [control],
    check: checkPasskeyName(control),
    send: async (values) => {
      await rename.mutateAsync({ id, data: { name: (values[control] ?? '').trim() } });
      onDone();
    },
    refused: refusedName(control),
    toMessage: (error) => errorMessage(error, t`Failed to rename the passkey.`),
  });
  return (
    <PasskeyNameForm
      label={t`Rename ${name}`}
      action={t`Save`}
      control={control}
      name={name}
      busy={busy}
      failure={failure}
      form={form}
      field={field(control)}
      onCancel={onDone}
    />
  );
}

interface PasskeyItemProps {
  readonly passkey: Passkey;
  readonly onRemove: () => void;
}

/** One passkey: its name, its device, and its last use. */
function PasskeyItem({ passkey, onRemove }: PasskeyItemProps) {
  const [renaming, setRenaming] = useState(false);
  const { name, synced, created_at, last_used_at } = passkey;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-t border-border py-4">
      <KeyRound className="mt-0.5 size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
      {renaming ? (
        <div className="min-w-0 grow">
          <RenamePasskey passkey={passkey} onDone={() => setRenaming(false)} />
        </div>
      ) : (
        <>
          <div className="min-w-48 flex-1">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="mt-1 text-sm text-muted-foreground">
              {last_used_at === null ? (
                t`Not used yet`
              ) : (
                <span>
                  <Trans>
                    Last used <time dateTime={last_used_at}>{formatMoment(last_used_at)}</time>
                  </Trans>
                </span>
              )}
            </p>
            <p className="text-sm text-muted-foreground">
              <Trans>
                Added <time dateTime={created_at}>{formatMoment(created_at)}</time>
              </Trans>
              <span>{synced ? t`, stored in a password manager` : t`, on one device`}</span>
            </p>
          </div>
          <div className="flex gap-2">
            <Button variant="outline" size="sm" aria-label={t`Rename ${name}`} onClick={() => setRenaming(true)}>
              <Trans>Rename</Trans>
            </Button>
            <Button variant="outline" size="sm" aria-label={t`Remove ${name}`} onClick={onRemove}>
              <Trans>Remove</Trans>
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

interface RemovePasskeyProps {
  /** The passkey to remove; null while there is none. */
  readonly target: Passkey | null;
  /** Called when the dialog closes: cancelled or removed. */
  readonly onClose: (isRemoved: boolean) => void;
}

/** Asks, then removes a passkey. A failure is shown in the dialog, which stays open. */
function RemovePasskey({ target, onClose }: RemovePasskeyProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const lastPasskey = useLastValue(target);
  const remove = useRemovePasskey({
    mutation: {
      onSuccess: () => {
        show({ tone: 'success', text: t`Passkey removed` });
        onClose(true);
      },
      onError: () => void invalidateListPasskeys(client), // it may already have been removed
    },
  });
  return (
    <ConfirmDialog
      open={target !== null}
      question={t`Remove this passkey?`}
      action={t`Remove`}
      busy={remove.isPending}
      problem={remove.error ? errorMessage(remove.error, t`Failed to remove the passkey.`) : null}
      onConfirm={() => lastPasskey && remove.mutate({ id: lastPasskey.id })}
      onCancel={() => {
        remove.reset();
        onClose(false);
      }}
    >
      {lastPasskey && t`“${lastPasskey.name}” will no longer sign you in. Delete it from the device too.`}
    </ConfirmDialog>
  );
}

const TITLE_ID = 'profile-passkeys';
const MAX_PASSKEYS = 10;

/** The passkeys of the account, with add, rename and remove. */
export function PasskeysCard() {
  const query = useListPasskeys();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus({ preventScroll: true });
  if (isUnknownCall(query.error)) return null;
  return (
    <Card className="p-5 sm:p-8">
      <section aria-labelledby={TITLE_ID}>
        <h2 ref={title} id={TITLE_ID} tabIndex={-1} className="text-xl">
          <Trans>Passkeys</Trans>
        </h2>
        <p className="mt-1 mb-5 text-sm text-muted-foreground">
          <Trans>
            Sign in with your fingerprint, your face or your screen lock instead of a password. Passkeys can’t be
            guessed or phished.
          </Trans>
        </p>
        <QueryState
          query={query}
          loading={t`Loading your passkeys`}
          skeleton={<Skeleton className="h-11 w-full" />}
          toMessage={(error) => errorMessage(error, t`Failed to fetch your passkeys.`)}
        >
          {({ items }) => (
            <>
              {items.length > 0 ? (
                <ul aria-label={t`Passkeys`} className="mb-5 border-b border-border">
                  {items.map((passkey) => (
                    <PasskeyItem key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
                  ))}
                </ul>
              ) : null}
              {adding ? (
                <AddPasskey
                  onEnd={() => {
                    setAdding(false);
                    focusTitle();
                  }}
                />
              ) : (
                <AddButton isFull={items.length >= MAX_PASSKEYS} onAdd={() => setAdding(true)} />
              )}
            </>
          )}
        </QueryState>
      </section>
      <RemovePasskey
        target={removing}
        onClose={(isRemoved) => {
          setRemoving(null);
          if (isRemoved) afterDialog(focusTitle);
        }}
      />
    </Card>
  );
}

function AddButton({ isFull, onAdd }: { readonly isFull: boolean; readonly onAdd: () => void }) {
  if (isFull) {
    return (
      <p className="text-sm text-muted-foreground">{t`You have ${MAX_PASSKEYS} passkeys. Remove one to add another.`}</p>
    );
  }
  return (
    <Button variant="outline" onClick={onAdd}>
      <Trans>Add a passkey</Trans>
    </Button>
  );
}
