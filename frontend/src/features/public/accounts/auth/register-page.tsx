import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { toAddress } from '@/i18n/language.ts';
import { logError } from '@/lib/log-error.ts';
import { useAuth } from '@/session/session-context.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { checkRegistration } from './credential-rules.ts';
import { RegisterForm } from './register-form.tsx';
import { SiteProviderButtons } from './site-provider-buttons.tsx';
import { textLinkClass } from './text-link-class.ts';

const HOME = '/dashboard';
const REGISTRATION_UNAVAILABLE = t`The Registration system is down specifically for military time because of some errors.`;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The email that a guest ordered with: the new account begins with it, and claims the orders once it is confirmed. */
    email?: string;
  }
}

interface RegisterPageProps {
  /** Path within the site to open with the new account. */
  readonly redirectTo?: string;
  /** False while registration is disabled. */
  readonly open?: boolean;
}

export function RegisterPage({ redirectTo = HOME, open = true }: RegisterPageProps) {
  const { register } = useAuth();
  const { history } = useRouter();
  const email = useLocation({ select: ({ state }) => state.email });
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    solvedBy: 'any',
    fields: ['name', 'email', 'password', 'confirmation'],
    check: checkRegistration,
    send: async ({ name, email, password }) => {
      setProblem(null);
      await register({ name: name.trim(), email: email.trim(), password });
      history.push(toAddress(redirectTo));
    },
    toMessage: (error) => {
      logError(error);
      return errorMessage(error, REGISTRATION_UNAVAILABLE, { also: 'error', preferOwnMessage: true });
    },
  });
  return (
    <AuthLayout
      scene={open ? undefined : 'closed'}
      title={t`Create Account`}
      line={t`One account for your orders, downloads and wallet.`}
      message={problem ?? form.failure}
    >
      {open ? (
        <>
          <RegisterForm {...form} email={email} />
          <SiteProviderButtons redirectTo={redirectTo} onProblem={setProblem} />
        </>
      ) : (
        <Banner tone="notice">
          <Trans>Registration is currently closed.</Trans>
        </Banner>
      )}
      <p className="mt-7 flex flex-wrap gap-x-2 text-sm">
        <span className="py-2 text-muted-foreground">
          <Trans>Already have an account?</Trans>
        </span>
        <Link
          to="/login"
          search={redirectTo === HOME ? {} : { redirect: redirectTo }}
          className={`py-2 ${textLinkClass}`}
        >
          <Trans>Sign in here</Trans>
        </Link>
      </p>
    </AuthLayout>
  );
}
