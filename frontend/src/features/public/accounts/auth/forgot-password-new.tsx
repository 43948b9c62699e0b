import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { confirmPasswordReset } from '@/api/generated/auth/auth.ts';
import { NewPasswordMax, NewPasswordMin } from '@/api/generated/zod/schemas/newPassword.zod.ts';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { NewPasswordField } from '@/components/ui/new-password-field.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { AuthLayout } from './auth-layout.tsx';
import { checkNewPassword, PASSWORD_HELP } from './credential-rules.ts';
import { isExpiredLink } from './forgot-password-link.ts';
import { textLinkClass } from './text-link-class.ts';

interface ForgotPasswordNewProps {
  /** From the link in the email. */
  readonly token: string;
}

const LINK_EXPIRED = t`This link has expired. Please ask for a new one.`;

/**
 * The target of the reset link: a new password, typed twice. For an invalid link it shows an error and offers a new one.
 */
export function ForgotPasswordNew({ token }: ForgotPasswordNewProps) {
  const navigate = useNavigate();
  const { show } = useToast();
  const [isExpired, setIsExpired] = useState(false);
  const { busy, failure, form, field } = useForm({
    solvedBy: 'any',
    fields: ['password', 'confirmation'],
    check: checkNewPassword,
    send: async ({ password }) => {
      const done = await confirmPasswordReset({ token, password }, { anonymous: true });
      show({ tone: 'success', text: done.message });
      await navigate({ to: '/login' });
    },
    toMessage: (error) => {
      setIsExpired(isExpiredLink(error));
      return isExpiredLink(error)
        ? LINK_EXPIRED
        : errorMessage(error, t`Failed to reset password`, { also: 'error', preferOwnMessage: true });
    },
  });
  return (
    <AuthLayout title={t`Reset Password`} line={t`Choose a new password for your account.`} message={failure}>
      {isExpired ? (
        <>
          <p className="mb-6 text-muted-foreground">
            <Trans>Each link works once, for a limited time. Your password has not been changed.</Trans>
          </p>
          <Link to="/forgot-password" className={buttonVariants({ size: 'lg', className: 'w-full' })}>
            <Trans>Request a new link</Trans>
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
          <Button type="submit" size="lg" busy={busy} className="w-full mt-3">
            {busy ? t`Saving...` : t`Save New Password`}
          </Button>
        </form>
      )}
      <p className="mt-7 text-sm">
        <Link to="/login" className={`py-2 ${textLinkClass}`}>
          <Trans>Back to Login</Trans>
        </Link>
      </p>
    </AuthLayout>
  );
}
