import { Link, useRouter } from '@tanstack/react-router';
import { errorMessage } from '@/api/api-error.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { logError } from '@/lib/log-error.ts';
import { useAuth } from '@/session/session-context.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { checkRegistration } from './credential-rules.ts';
import { RegisterForm } from './register-form.tsx';
import { textLinkClass } from './text-link-class.ts';

const HOME = '/dashboard';
const REGISTRATION_UNAVAILABLE =
  'The Registration system is down specifically for military time because of some errors.';

interface RegisterPageProps {
  /** Path within the site to open with the new account. */
  readonly redirectTo?: string;
  /** False while registration is disabled. */
  readonly open?: boolean;
}

export function RegisterPage({ redirectTo = HOME, open = true }: RegisterPageProps) {
  const { register } = useAuth();
  const { history } = useRouter();
  const form = useForm({
    solvedBy: 'any',
    fields: ['name', 'email', 'password', 'confirmation'],
    check: checkRegistration,
    send: async ({ name, email, password }) => {
      await register({ name: name.trim(), email: email.trim(), password });
      history.push(redirectTo);
    },
    toMessage: (error) => {
      logError(error);
      return errorMessage(error, REGISTRATION_UNAVAILABLE, { also: 'error', preferOwnMessage: true });
    },
  });
  return (
    <AuthLayout
      scene={open ? undefined : 'closed'}
      title="Create Account"
      line="One account for your orders, downloads and wallet."
      message={form.failure}
    >
      {open ? <RegisterForm {...form} /> : <Banner tone="notice">Registration is closed at the moment.</Banner>}
      <p className="mt-7 flex flex-wrap gap-x-2 text-sm">
        <span className="py-2 text-muted-foreground">Already have an account?</span>
        <Link
          to="/login"
          search={redirectTo === HOME ? {} : { redirect: redirectTo }}
          className={`py-2 ${textLinkClass}`}
        >
          Sign in here
        </Link>
      </p>
    </AuthLayout>
  );
}
