import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { hasStatus, messageOf } from '@/api/api-error.ts';
import { invalidateGetSession, useConfirmEmail } from '@/api/generated/auth/auth.ts';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { isDeadLink } from './forgot-password-link.ts';

interface ConfirmEmailPageProps {
  /** From the link in the email; a truncated link has none. */
  readonly token: string | undefined;
}

const DEAD = 'This link has expired. Please ask for a new one.';

/** The target of the email that verifies an address. Requires a click: email scanners open links as well. */
export function ConfirmEmailPage({ token }: ConfirmEmailPageProps) {
  const client = useQueryClient();
  const confirm = useConfirmEmail({
    mutation: { networkMode: 'always', onSuccess: () => void invalidateGetSession(client) },
    request: { anonymous: true },
  });
  const dead = !token || (confirm.error !== null && isDeadLink(confirm.error));
  const failure = () => {
    if (dead) return DEAD;
    return confirm.error ? messageOf(confirm.error, 'Failed to confirm your email address', { own: true }) : null;
  };
  const isOver = dead || confirm.isSuccess || hasStatus(confirm.error, 409);
  return (
    <AuthLayout
      title="Confirm Your Email"
      line="Press the button to confirm your email address."
      message={failure()}
      notice={confirm.data?.message}
    >
      {dead ? (
        <p className="mb-6 text-muted-foreground">
          Each link works once, for one day, unless you request a newer one. You can request another in your profile.
        </p>
      ) : null}
      {isOver ? (
        <Link to="/dashboard/profile" className={buttonVariants({ size: 'lg', className: 'w-full' })}>
          Go to Your Profile
        </Link>
      ) : (
        <Button
          size="lg"
          className="w-full"
          busy={confirm.isPending}
          onClick={() => confirm.mutate({ data: { token } })}
        >
          {confirm.isPending ? 'Confirming...' : 'Confirm This Email'}
        </Button>
      )}
    </AuthLayout>
  );
}
