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
    return confirm.error ? messageOf(confirm.error, 'Failed to confirm your address', { own: true }) : null;
  };
  const isOver = dead || confirm.isSuccess || hasStatus(confirm.error, 409);
  return (
    <AuthLayout
      title="Confirm Your E-mail"
      line="Press the button, and we know that our mails reach you."
      message={failure()}
      notice={confirm.data?.message}
    >
      {dead ? (
        <p className="mb-6 text-muted-foreground">
          A link works once, within a day, until a newer one replaces it. You can ask for another in your profile.
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
          {confirm.isPending ? 'Confirming...' : 'Confirm This Address'}
        </Button>
      )}
    </AuthLayout>
  );
}
