import { useRouter } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { ApiError, errorMessage } from '@/api/api-error.ts';
import type { SignInChallenge } from '@/api/generated/model.ts';
import { Split } from '@/components/layout/split.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { toAddress } from '@/i18n/language.ts';
import { logError } from '@/lib/log-error.ts';
import { useAuth } from '@/session/session-context.tsx';
import { LazyTwoFactorStep } from './lazy-two-factor-step.tsx';
import { PasskeyButton } from './passkey-button.tsx';

const HOME = '/admin';

interface AdminLoginPageProps {
  /** Path within the site to open after signing in; paths outside the administration are ignored. */
  readonly redirectTo?: string | undefined;
}

/**
 * The sign-in page of the administration. The browser validates the form; the server's errors are shown as a message.
 */
export function AdminLoginPage({ redirectTo }: AdminLoginPageProps) {
  const { adminLogin } = useAuth();
  const { history } = useRouter();
  const { show } = useToast();
  const [challenge, setChallenge] = useState<SignInChallenge | null>(null);
  const onSignedIn = () => {
    show({ tone: 'success', text: 'Login successful' });
    history.push(toAddress(redirectTo?.startsWith(HOME) ? redirectTo : HOME));
  };
  const { busy, form } = useForm({
    fields: ['email', 'password'],
    check: () => ({}), // the browser has validated it
    send: async ({ email, password }) => {
      const nextChallenge = await adminLogin({ email: email.trim(), password });
      if (nextChallenge) setChallenge(nextChallenge);
      else onSignedIn();
    },
    toMessage: (error) => {
      const answered = error instanceof ApiError;
      if (answered) logError(error);
      show({ tone: 'danger', text: errorMessage(error, 'Invalid credentials', { preferOwnMessage: !answered }) });
      return null;
    },
  });
  if (challenge) {
    const goBack = () => setChallenge(null);
    return <LazyTwoFactorStep area="admin" signInChallenge={challenge} onOpened={onSignedIn} onBack={goBack} />;
  }
  return (
    <Split>
      <div className="sm:max-w-form">
        <h1 className="text-4xl">Admin Login</h1>
        <p className="mt-3 mb-8 text-muted-foreground">Please sign in to access the admin dashboard</p>
        <form {...form}>
          <div className="grid gap-3">
            <Field label="Email" name="email" type="email" autoComplete="username" required />
            <PasswordField label="Password" name="password" autoComplete="current-password" required />
          </div>
          <Button type="submit" size="lg" busy={busy} className="w-full mt-3">
            {busy ? 'Signing in...' : 'Sign In'}
          </Button>
        </form>
        <PasskeyButton
          area="admin"
          onOpened={onSignedIn}
          onProblem={(text) => text && show({ tone: 'danger', text })}
        />
        <p className="mt-7 flex items-center gap-2 text-sm text-muted-foreground">
          <ShieldCheck className="size-4.5 shrink-0" aria-hidden="true" />
          Secure admin access only
        </p>
      </div>
    </Split>
  );
}
