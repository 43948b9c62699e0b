import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useConnectAccount } from '@/api/generated/connected-accounts/connected-accounts.ts';
import type { ProviderTicket, SignInChallenge } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useAuth } from '@/session/session-context.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { LazyTwoFactorStep } from './lazy-two-factor-step.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { textLinkClass } from './text-link-class.ts';

interface ProviderExistingAccountProps {
  readonly ticket: ProviderTicket;
  readonly onConnected: () => void;
}

/**
 * An account already has the email: a user who can sign in to it may connect the provider. A matching email does not prove
 * ownership of the account.
 */
export function ProviderExistingAccount({
  ticket: { ticket, provider, email },
  onConnected,
}: ProviderExistingAccountProps) {
  const { login } = useAuth();
  const address = email ?? '';
  const [challenge, setChallenge] = useState<SignInChallenge | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync } = useConnectAccount();
  const toMessage = (error: unknown) => errorMessage(error, t`Failed to connect ${provider.name}.`);
  const connect = async () => {
    await mutateAsync({ data: { ticket } });
    onConnected();
  };
  /** Signed in with a passkey or a code: the ticket still identifies the account. */
  const onOpened = () => {
    setChallenge(null);
    connect().catch((error: unknown) => setProblem(toMessage(error)));
  };
  const { busy, failure, form, field } = useForm({
    fields: ['password'],
    check: ({ password }) => (password === '' ? { password: t`Please enter your password` } : {}),
    send: async ({ password }) => {
      setProblem(null);
      const next = await login({ email: address, password });
      if (next) setChallenge(next);
      else await connect();
    },
    toMessage,
  });
  if (challenge) {
    return (
      <LazyTwoFactorStep
        area="customer"
        signInChallenge={challenge}
        onOpened={onOpened}
        onBack={() => setChallenge(null)}
      />
    );
  }
  return (
    <AuthLayout
      title={t`Connect ${provider.name}`}
      line={t`An account with this email already exists. Sign in to it once, and from then on ${provider.name} signs you in.`}
      message={problem ?? failure}
    >
      <form noValidate {...form}>
        <div className="grid gap-3">
          <Field label={t`Email Address`} name="email" type="email" autoComplete="username" value={address} readOnly />
          <PasswordField
            label={t`Password`}
            name="password"
            autoComplete="current-password"
            required
            aside={
              <Link to="/forgot-password" className={textLinkClass}>
                <Trans>Forgot password?</Trans>
              </Link>
            }
            {...field('password')}
          />
        </div>
        <Button type="submit" size="lg" busy={busy} className="w-full mt-3">
          {busy ? t`Signing in...` : t`Sign in and connect`}
        </Button>
      </form>
      <PasskeyButton area="customer" onOpened={onOpened} onProblem={setProblem} />
    </AuthLayout>
  );
}
