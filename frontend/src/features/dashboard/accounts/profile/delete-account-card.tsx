import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useRequestAccountDeletion } from '@/api/generated/profile/profile.ts';
import { useGetSecondFactor } from '@/api/generated/second-factor/second-factor.ts';
import { useGetProof } from '@/api/generated/sessions/sessions.ts';
import { FactorCodeMax } from '@/api/generated/zod/schemas/factorCode.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { focusOnce } from '@/lib/focus-once.ts';
import { formatDate } from '@/lib/format.ts';
import { navigateAndWait } from '@/session/navigate-and-wait.ts';
import { useAuth } from '@/session/session-context.tsx';
import { usePasskeyResponse } from '@/session/use-passkey-response.ts';

interface DeleteAccountFormProps {
  /** Whether signing in also requires a code. */
  readonly needsCode: boolean;
  /** Called with the scheduled time of the deletion (ISO). */
  readonly onPlanned: (dueAt: string) => void;
  readonly onCancel: () => void;
}

const FIELDS = ['password', 'code'] as const;

/** Requires the sign-in credentials: a stolen session must not be able to delete an account. */
function DeleteAccountForm({ needsCode, onPlanned, onCancel }: DeleteAccountFormProps) {
  const plan = useRequestAccountDeletion();
  const { data: proof } = useGetProof({ query: { staleTime: 0 } });
  const byPasskey = usePasskeyResponse(async (passkey) =>
    onPlanned((await plan.mutateAsync({ data: { passkey } })).due_at),
  );
  const { busy, failure, form, field } = useForm({
    fields: FIELDS,
    check: ({ password, code }) => ({
      ...(password === '' ? { password: t`Please enter your password` } : {}),
      ...(needsCode && code.trim() === '' ? { code: t`Please enter a code` } : {}),
    }),
    send: async ({ password, code }) => {
      const data = { password, ...(needsCode ? { code: code.trim() } : {}) };
      onPlanned((await plan.mutateAsync({ data })).due_at);
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to delete your account.`),
  });
  return (
    <form noValidate aria-label={t`Delete my account`} className="max-w-form" {...form}>
      {(byPasskey.problem ?? failure) ? (
        <Banner tone="danger" className="mb-4">
          {byPasskey.problem ?? failure}
        </Banner>
      ) : null}
      <PasswordField
        ref={focusOnce}
        label={t`Your password`}
        name="password"
        autoComplete="current-password"
        required
        {...field('password')}
      />
      {needsCode ? (
        <Field
          label={t`Code`}
          name="code"
          help={t`From the app, or a recovery code`}
          autoComplete="one-time-code"
          maxLength={FactorCodeMax}
          required
          {...field('code')}
        />
      ) : null}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" busy={busy}>
          <Trans>Delete my account</Trans>
        </Button>
        {proof?.methods.includes('passkey') ? (
          <Button variant="outline" busy={byPasskey.isWaiting} onClick={() => void byPasskey.ask()}>
            <KeyRound aria-hidden="true" />
            <Trans>Delete with a passkey</Trans>
          </Button>
        ) : null}
        <Button type="button" variant="outline" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

const TITLE_ID = 'profile-delete-account';

/** The consequences of deleting the account, and the form to do so. */
export function DeleteAccountCard() {
  const { data: factor } = useGetSecondFactor();
  const { logout } = useAuth();
  const { show } = useToast();
  const router = useRouter();
  const [isConfirming, setIsConfirming] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const planned = (dueAt: string) => {
    show({
      tone: 'success',
      text: t`Your account will be deleted on ${formatDate(dueAt)}. Sign in before then to keep it.`,
    });
    void logout(() => navigateAndWait(router, '/login'));
  };
  return (
    <Card className="p-5 sm:p-8">
      <section aria-labelledby={TITLE_ID}>
        <h2 ref={title} id={TITLE_ID} tabIndex={-1} className="text-xl">
          <Trans>Delete account</Trans>
        </h2>
        <p className="mt-1 mb-5 text-sm text-muted-foreground">
          <Trans>
            Your name, email, picture, addresses, downloads and newsletter subscription are erased after 30 days, unless
            you sign in before then. Orders and transactions are kept without your name for bookkeeping.
          </Trans>
        </p>
        {isConfirming ? (
          <DeleteAccountForm
            needsCode={factor?.enabled === true}
            onPlanned={planned}
            onCancel={() => {
              setIsConfirming(false);
              title.current?.focus({ preventScroll: true });
            }}
          />
        ) : (
          <Button variant="outline" onClick={() => setIsConfirming(true)}>
            <Trans>Delete my account</Trans>
          </Button>
        )}
      </section>
    </Card>
  );
}
