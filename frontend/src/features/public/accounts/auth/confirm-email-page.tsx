import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import { invalidateGetSession, useConfirmEmail } from '@/api/generated/auth/auth.ts';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { isExpiredLink } from './forgot-password-link.ts';

interface ConfirmEmailPageProps {
  /** From the link in the email; a truncated link has none. */
  readonly token: string | undefined;
}

const LINK_EXPIRED = t`This link has expired. Please ask for a new one.`;

/** The target of the email that verifies an address. Requires a click: email scanners open links as well. */
export function ConfirmEmailPage({ token }: ConfirmEmailPageProps) {
  const client = useQueryClient();
  const confirm = useConfirmEmail({
    mutation: { onSuccess: () => void invalidateGetSession(client) },
    request: { anonymous: true },
  });
  const isExpired = !token || (confirm.error !== null && isExpiredLink(confirm.error));
  const failure = () => {
    if (isExpired) return LINK_EXPIRED;
    return confirm.error
      ? errorMessage(confirm.error, t`Failed to confirm your email address`, { preferOwnMessage: true })
      : null;
  };
  const isOver = isExpired || confirm.isSuccess || hasStatus(confirm.error, 409);
  return (
    <AuthLayout
      title={t`Confirm Your Email`}
      line={t`Press the button to confirm your email address.`}
      message={failure()}
      notice={confirm.data?.message}
    >
      {isExpired ? (
        <p className="mb-6 text-muted-foreground">
          <Trans>
            Each link works once, for one day, unless you request a newer one. You can request another in your profile.
          </Trans>
        </p>
      ) : null}
      {isOver ? (
        <Link to="/dashboard/profile" className={buttonVariants({ size: 'lg', className: 'w-full' })}>
          <Trans>Go to Your Profile</Trans>
        </Link>
      ) : (
        <Button
          size="lg"
          className="w-full"
          busy={confirm.isPending}
          onClick={() => confirm.mutate({ data: { token } })}
        >
          {confirm.isPending ? t`Confirming...` : t`Confirm This Email`}
        </Button>
      )}
    </AuthLayout>
  );
}
