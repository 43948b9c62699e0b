import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { SignInChallenge } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { toAddress } from '@/i18n/language.ts';
import { useAuth } from '@/session/session-context.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { checkLogin } from './credential-rules.ts';
import { LazyTwoFactorStep } from './lazy-two-factor-step.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SiteProviderButtons } from './site-provider-buttons.tsx';
import { textLinkClass } from './text-link-class.ts';

const HOME = '/dashboard';
const LOGIN_UNAVAILABLE = t`The login system is down specifically for military time because of some errors.`;

interface LoginPageProps {
  /** Path within the site to open after signing in. */
  readonly redirectTo?: string;
}

export function LoginPage({ redirectTo = HOME }: LoginPageProps) {
  const { login } = useAuth();
  const { history } = useRouter();
  const { show } = useToast();
  const [challenge, setChallenge] = useState<SignInChallenge | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const onSignedIn = () => {
    show({ tone: 'success', text: t`Login successful` });
    history.push(toAddress(redirectTo));
  };
  // Registration keeps the target path.
  const redirectSearch = redirectTo === HOME ? {} : { redirect: redirectTo };
  const { busy, failure, form, field } = useForm({
    solvedBy: 'any',
    fields: ['email', 'password'],
    check: checkLogin,
    send: async ({ email, password }) => {
      setProblem(null);
      const nextChallenge = await login({ email: email.trim(), password });
      if (nextChallenge) setChallenge(nextChallenge);
      else onSignedIn();
    },
    toMessage: (error) => errorMessage(error, LOGIN_UNAVAILABLE),
  });
  if (challenge) {
    return (
      <LazyTwoFactorStep
        area="customer"
        signInChallenge={challenge}
        onOpened={onSignedIn}
        onBack={() => setChallenge(null)}
      />
    );
  }
  return (
    <AuthLayout
      title={t`Welcome Back!`}
      line={t`Sign in to see your orders, downloads and wallet.`}
      message={problem ?? failure}
    >
      <form noValidate {...form}>
        <div className="grid gap-3">
          <Field
            label={t`Email Address`}
            name="email"
            type="email"
            autoComplete="username"
            required
            {...field('email')}
          />
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
          {busy ? t`Signing in...` : t`Sign in`}
        </Button>
      </form>
      <PasskeyButton area="customer" onOpened={onSignedIn} onProblem={setProblem} />
      <SiteProviderButtons redirectTo={redirectTo} onProblem={setProblem} />
      <p className="mt-7 flex flex-wrap gap-x-2 text-sm">
        <Link to="/register" search={redirectSearch} className="py-2 text-muted-foreground hover:text-foreground">
          <Trans>Need an account?</Trans>
        </Link>
        <Link to="/register" search={redirectSearch} className={`py-2 ${textLinkClass}`}>
          <Trans>Sign up now</Trans>
        </Link>
      </p>
    </AuthLayout>
  );
}
