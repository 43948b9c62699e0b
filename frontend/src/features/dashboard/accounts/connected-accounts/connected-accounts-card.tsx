import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { errorMessage, isUnknownCall } from '@/api/api-error.ts';
import {
  beginConnection,
  useDisconnectAccount,
  useListConnectedAccounts,
} from '@/api/generated/connected-accounts/connected-accounts.ts';
import type { ConnectedAccount, ConnectedAccountList, SignInProvider } from '@/api/generated/model.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ProviderButtons } from '@/components/ui/provider-buttons.tsx';
import { ProviderMark } from '@/components/ui/provider-mark.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { language } from '@/i18n/language.ts';
import { afterDialog } from '@/lib/after-dialog.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { resetPassword } from '@/session/session-actions.ts';
import { useAuth } from '@/session/session-context.tsx';

const TITLE_ID = 'profile-connected-accounts';

/** Accounts at other providers that can sign in; empty unless the owner has set one up. */
export function ConnectedAccountsCard() {
  const isOffered = (useGetSite().data?.signInProviders ?? []).length > 0;
  return isOffered ? <ConnectedAccounts /> : null;
}

function ConnectedAccounts() {
  const query = useListConnectedAccounts();
  const [removing, setRemoving] = useState<ConnectedAccount | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  if (isUnknownCall(query.error)) return null;
  return (
    <Card className="p-5 sm:p-8">
      <section aria-labelledby={TITLE_ID}>
        <h2 ref={title} id={TITLE_ID} tabIndex={-1} className="text-xl">
          <Trans>Connected accounts</Trans>
        </h2>
        <p className="mt-1 mb-5 text-sm text-muted-foreground">
          <Trans>Sign in with an account that you already have elsewhere.</Trans>
        </p>
        <QueryState
          query={query}
          loading={t`Loading your connected accounts`}
          skeleton={<Skeleton className="h-11 w-full" />}
          toMessage={(error) => errorMessage(error, t`Failed to fetch your connected accounts.`)}
        >
          {(list) => <Accounts list={list} onRemove={setRemoving} />}
        </QueryState>
      </section>
      <Disconnect
        target={removing}
        onClose={(isRemoved) => {
          setRemoving(null);
          if (isRemoved) afterDialog(() => title.current?.focus({ preventScroll: true }));
        }}
      />
    </Card>
  );
}

interface AccountsProps {
  readonly list: ConnectedAccountList;
  readonly onRemove: (account: ConnectedAccount) => void;
}

function Accounts({ list: { items, available, has_password: hasPassword }, onRemove }: AccountsProps) {
  return (
    <>
      {items.length > 0 ? (
        <ul aria-label={t`Connected accounts`} className="mb-5 border-b border-border">
          {items.map((account) => (
            <AccountItem key={account.id} account={account} onRemove={() => onRemove(account)} />
          ))}
        </ul>
      ) : null}
      <ConnectButtons providers={available} />
      {hasPassword ? null : <PasswordLink />}
    </>
  );
}

interface AccountItemProps {
  readonly account: ConnectedAccount;
  readonly onRemove: () => void;
}

function AccountItem({ account: { provider, email, created_at, last_used_at }, onRemove }: AccountItemProps) {
  const { name } = provider;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-t border-border py-4 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
      <ProviderMark id={provider.id} />
      <div className="min-w-48 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {email ? (
          <p className="text-sm wrap-anywhere" dir="ltr">
            {email}
          </p>
        ) : null}
        <p className="mt-1 text-sm text-muted-foreground">
          {last_used_at === null ? (
            <Trans>
              Connected <time dateTime={created_at}>{formatMoment(created_at)}</time>
            </Trans>
          ) : (
            <Trans>
              Last used <time dateTime={last_used_at}>{formatMoment(last_used_at)}</time>
            </Trans>
          )}
        </p>
      </div>
      <Button variant="outline" size="sm" aria-label={t`Disconnect ${name}`} onClick={onRemove}>
        <Trans>Disconnect</Trans>
      </Button>
    </li>
  );
}

function ConnectButtons({ providers }: { readonly providers: readonly SignInProvider[] }) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <>
      {problem ? (
        <Banner tone="danger" className="mb-4">
          {problem}
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <ProviderButtons
          providers={providers}
          labelOf={(provider) => t`Connect ${provider.name}`}
          open={async ({ id: provider }) => {
            const { url } = await beginConnection({ provider, language });
            location.assign(url);
          }}
          toMessage={errorMessage}
          onProblem={setProblem}
        />
      </div>
    </>
  );
}

/** An account without a password sets one with the link that resets passwords. */
function PasswordLink() {
  const { user } = useAuth();
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const email = user?.email ?? '';
  const send = async () => {
    setBusy(true);
    try {
      await resetPassword(email);
      show({ tone: 'success', text: t`Check your inbox for a link.` });
    } catch (error) {
      show({ tone: 'danger', text: errorMessage(error, t`Failed to send the link.`) });
    }
    setBusy(false);
  };
  return (
    <div className="mt-5 border-t border-border pt-5">
      <p className="text-sm">
        <Trans>You have no password yet. With one you can also sign in without a connected account.</Trans>
      </p>
      <Button variant="outline" className="mt-3" busy={busy} onClick={() => void send()}>
        <Trans>Email me a link to set a password</Trans>
      </Button>
    </div>
  );
}

interface DisconnectProps {
  /** The account to disconnect; null while there is none. */
  readonly target: ConnectedAccount | null;
  readonly onClose: (isRemoved: boolean) => void;
}

/** Asks, then disconnects. A failure is shown in the dialog, which stays open. */
function Disconnect({ target, onClose }: DisconnectProps) {
  const { show } = useToast();
  const account = useLastValue(target);
  const name = account?.provider.name ?? '';
  const { mutate, reset, error, isPending } = useDisconnectAccount({
    mutation: {
      onSuccess: () => {
        show({ tone: 'success', text: t`${name} disconnected` });
        onClose(true);
      },
    },
  });
  return (
    <ConfirmDialog
      open={target !== null}
      question={t`Disconnect ${name}?`}
      action={t`Disconnect`}
      busy={isPending}
      problem={error ? errorMessage(error, t`Failed to disconnect ${name}.`) : null}
      onConfirm={() => account && mutate({ id: account.id })}
      onCancel={() => {
        reset();
        onClose(false);
      }}
    >
      {t`${name} will no longer sign you in here. Your account there stays as it is.`}
    </ConfirmDialog>
  );
}
