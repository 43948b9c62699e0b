import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import { acceptInvitation } from '@/api/generated/auth/auth.ts';
import { NewPasswordMax, NewPasswordMin } from '@/api/generated/zod/schemas/newPassword.zod.ts';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { NewPasswordField } from '@/components/ui/new-password-field.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { AuthLayout } from './auth-layout.tsx';
import { checkNewPassword, PASSWORD_HELP } from './credential-rules.ts';
import { isExpiredLink } from './forgot-password-link.ts';

interface InvitationPageProps {
  /** From the link in the email; a truncated link has none. */
  readonly token: string | undefined;
}

const INVITATION_EXPIRED = t`This invitation is no longer valid. Please ask for a new one.`;

/** The target of an invitation to the administration: a password, typed twice, followed by the sign-in. */
export function InvitationPage({ token }: InvitationPageProps) {
  const navigate = useNavigate();
  const { show } = useToast();
  const [over, setOver] = useState(!token);
  const { busy, failure, form, field } = useForm({
    solvedBy: 'any',
    fields: ['password', 'confirmation'],
    check: checkNewPassword,
    send: async ({ password }) => {
      const done = await acceptInvitation({ token: token ?? '', password }, { anonymous: true });
      show({ tone: 'success', text: done.message });
      await navigate({ to: '/admin/login' });
    },
    toMessage: (error) => {
      setOver(isExpiredLink(error) || hasStatus(error, 409));
      return isExpiredLink(error)
        ? INVITATION_EXPIRED
        : errorMessage(error, t`Failed to accept the invitation`, { preferOwnMessage: true });
    },
  });
  return (
    <AuthLayout
      title={t`Join the Team`}
      line={t`You’re invited to help run this site. Choose a password to sign in.`}
      message={failure ?? (token ? null : INVITATION_EXPIRED)}
    >
      {over ? (
        <>
          <p className="mb-6 text-muted-foreground">
            <Trans>
              Each invitation works once, for seven days. The person who invited you can send another. Already joined?
              Just sign in.
            </Trans>
          </p>
          <Link to="/admin/login" className={buttonVariants({ size: 'lg', className: 'w-full' })}>
            <Trans>Go to sign-in</Trans>
          </Link>
        </>
      ) : (
        <form noValidate {...form}>
          <div className="grid gap-3">
            <NewPasswordField
              label={t`New Password`}
              name="password"
              shortest={NewPasswordMin}
              help={PASSWORD_HELP}
              maxLength={NewPasswordMax}
              required
              {...field('password')}
            />
            <PasswordField
              label={t`Confirm New Password`}
              name="confirmation"
              autoComplete="new-password"
              maxLength={NewPasswordMax}
              required
              {...field('confirmation')}
            />
          </div>
          <Button type="submit" size="lg" busy={busy} className="mt-3 w-full">
            {busy ? t`Joining...` : t`Join the Team`}
          </Button>
        </form>
      )}
    </AuthLayout>
  );
}
