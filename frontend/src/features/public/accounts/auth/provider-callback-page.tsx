import { BANGLA_STATE } from '@contract/rules/sign-in-providers.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useConnectAccount } from '@/api/generated/connected-accounts/connected-accounts.ts';
import type { ProviderSignIn, ProviderTicket } from '@/api/generated/model.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { language, toAddress } from '@/i18n/language.ts';
import { sameOriginPath } from '@/lib/redirect.ts';
import { signInWithProvider } from '@/session/session-actions.ts';
import { useAuth } from '@/session/session-context.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { LazyTwoFactorStep } from './lazy-two-factor-step.tsx';
import { ProviderExistingAccount } from './provider-existing-account.tsx';
import { ProviderNewAccount } from './provider-new-account.tsx';
import { StepUp } from './step-up.tsx';

const FAILED = t`The sign-in could not be completed. Please try again.`;
const CANCELLED = t`The sign-in was cancelled.`;

/** The parameters that the provider added to the URL; without a code the sign-in was cancelled there. */
export interface ProviderAnswer {
  state?: string | undefined;
  code?: string | undefined;
  iss?: string | undefined;
}

interface ProviderCallbackPageProps {
  readonly answer: ProviderAnswer;
}

type State = { readonly result: ProviderSignIn | null; readonly problem: string | null };

/** The page that providers redirect to: signs in, or asks for what is missing. */
export function ProviderCallbackPage({ answer }: ProviderCallbackPageProps) {
  const { history } = useRouter();
  const { show } = useToast();
  const [{ result, problem }, setState] = useState<State>({ result: null, problem: null });
  const started = useRef(false);
  const setProblem = (text: string) => setState({ result: null, problem: text });

  const leave = (path: string, text: string) => {
    show({ tone: 'success', text });
    // Not `push`: Back would send a used code.
    history.replace(toAddress(sameOriginPath(path)));
  };
  const finish = async ({ state, code, iss }: ProviderAnswer) => {
    if (state?.startsWith(BANGLA_STATE) && language === 'en')
      return location.replace(`/bn${location.pathname}${location.search}`);
    // A reload must not send the code again.
    window.history.replaceState(window.history.state, '', location.pathname);
    if (state === undefined || code === undefined) return setProblem(CANCELLED);
    try {
      const next = await signInWithProvider({ state, code, ...(iss === undefined ? {} : { iss }) });
      if (next.outcome === 'signed_in') leave(next.redirect, t`Login successful`);
      else setState({ result: next, problem: null });
    } catch (error) {
      setProblem(errorMessage(error, FAILED));
    }
  };
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void finish(answer);
  });

  if (result?.challenge) {
    return (
      <LazyTwoFactorStep
        area="customer"
        signInChallenge={result.challenge}
        onOpened={() => leave(result.redirect, t`Login successful`)}
        onBack={() => history.replace(toAddress('/login'))}
      />
    );
  }
  if (result?.ticket && result.outcome === 'new_account') {
    const { ticket, redirect } = result;
    return <ProviderNewAccount ticket={ticket} onCreated={() => leave(redirect, t`Account created`)} />;
  }
  if (result?.ticket && result.outcome === 'existing_account') {
    const { ticket, redirect } = result;
    return (
      <ProviderExistingAccount
        ticket={ticket}
        onConnected={() => leave(redirect, t`${ticket.provider.name} connected`)}
      />
    );
  }
  if (result?.ticket) {
    const { ticket, redirect } = result;
    return (
      <>
        <Connecting
          ticket={ticket}
          onConnected={() => leave(redirect, t`${ticket.provider.name} connected`)}
          onProblem={setProblem}
        />
        <StepUp />
      </>
    );
  }
  return <Waiting problem={problem} />;
}

function Waiting({ problem }: { readonly problem: string | null }) {
  const { user } = useAuth();
  return (
    <AuthLayout title={problem ? t`Not signed in` : t`Signing you in`} line={t`One moment, please.`} message={problem}>
      {problem === null ? (
        <div role="status">
          <span className="sr-only">
            <Trans>Signing in...</Trans>
          </span>
          <Skeleton className="h-12 w-full" />
        </div>
      ) : (
        <Link
          to={user ? '/dashboard/profile' : '/login'}
          className={buttonVariants({ size: 'lg', className: 'w-full' })}
        >
          {user ? t`Go to Your Profile` : t`Back to sign in`}
        </Link>
      )}
    </AuthLayout>
  );
}

interface ConnectingProps {
  readonly ticket: ProviderTicket;
  readonly onConnected: () => void;
  readonly onProblem: (text: string) => void;
}

/** Connects the provider's account to the signed-in one, which started the flow. */
function Connecting({ ticket: { ticket, provider }, onConnected, onProblem }: ConnectingProps) {
  const { mutateAsync } = useConnectAccount();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    mutateAsync({ data: { ticket } }).then(onConnected, (error: unknown) =>
      onProblem(errorMessage(error, t`Failed to connect ${provider.name}.`)),
    );
  });
  return <Waiting problem={null} />;
}
