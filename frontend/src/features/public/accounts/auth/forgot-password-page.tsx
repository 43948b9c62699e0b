import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useAuth } from '@/session/session-context.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { checkResetRequest } from './credential-rules.ts';
import { textLinkClass } from './text-link-class.ts';

const EMAIL_SENT = t`Check your inbox for further instructions`;

/** Requests the link for a new password. */
export function ForgotPasswordPage() {
  const { resetPassword } = useAuth();
  const [sent, setSent] = useState(false);
  const { busy, failure, form, field } = useForm({
    solvedBy: 'any',
    fields: ['email'],
    check: checkResetRequest,
    send: async ({ email }) => {
      setSent(false);
      await resetPassword(email.trim());
      setSent(true);
    },
    toMessage: (error) => errorMessage(error, t`Failed to reset password`, { also: 'error', preferOwnMessage: true }),
  });
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    setSent(false);
    form.onInput(event);
  };
  return (
    <AuthLayout
      title={t`Reset Password`}
      line={t`Enter your account’s email address and we’ll send you a link.`}
      message={failure}
      notice={sent ? EMAIL_SENT : null}
    >
      <form noValidate {...form} onInput={onInput}>
        <Field
          label={t`Email Address`}
          name="email"
          type="email"
          autoComplete="username"
          required
          {...field('email')}
        />
        <Button type="submit" size="lg" busy={busy} className="w-full mt-3">
          {busy ? t`Sending...` : t`Send Reset Link`}
        </Button>
      </form>
      <p className="mt-7 flex flex-wrap justify-between gap-x-6 text-sm">
        <Link to="/login" className={`py-2 ${textLinkClass}`}>
          <Trans>Back to Login</Trans>
        </Link>
        <Link to="/register" className="py-2 text-muted-foreground hover:text-foreground">
          <Trans>Need an account?</Trans>
        </Link>
      </p>
    </AuthLayout>
  );
}
