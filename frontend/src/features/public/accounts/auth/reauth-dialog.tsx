import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { SignInChallenge } from '@/api/generated/model.ts';
import { FactorCodeMax, FactorCodeMin } from '@/api/generated/zod/schemas/factorCode.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { focusOnce } from '@/lib/focus-once.ts';
import { finishSignIn } from '@/session/session-actions.ts';
import { useAuth } from '@/session/session-context.tsx';
import { PasskeyButton } from './passkey-button.tsx';

interface ReauthDialogProps {
  readonly area: 'customer' | 'admin';
  /** @param signedIn false when the user chose to leave */
  readonly onEnd: (signedIn: boolean) => void;
}

/** Signs the same user in over the current screen; only its buttons close it, because leaving loses typed text. */
export function ReauthDialog({ area, onEnd }: ReauthDialogProps) {
  const { token, user } = useAuth();
  const [ended] = useState(token);
  // Signed in here, or in another tab.
  useEffect(() => {
    if (token !== ended) onEnd(token !== null);
  }, [token, ended, onEnd]);
  const [challenge, setChallenge] = useState<SignInChallenge | null>(null);
  return (
    <Dialog open onOpenChange={() => {}}>
      <DialogContent onCancel={(event) => event.preventDefault()}>
        <DialogHeader>
          <DialogTitle>
            <Trans>Your session has ended</Trans>
          </DialogTitle>
          <DialogDescription>
            <Trans>Sign in again to continue. What you typed is still here.</Trans>
          </DialogDescription>
        </DialogHeader>
        <div className="p-6">
          <SignInForm
            key={challenge?.challenge}
            area={area}
            email={user?.email ?? ''}
            challenge={challenge}
            onChallenge={setChallenge}
            onLeave={() => onEnd(false)}
          />
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface SignInFormProps {
  readonly area: 'customer' | 'admin';
  readonly email: string;
  /** The step after the password. */
  readonly challenge: SignInChallenge | null;
  readonly onChallenge: (challenge: SignInChallenge) => void;
  readonly onLeave: () => void;
}

function SignInForm({ area, email, challenge, onChallenge, onLeave }: SignInFormProps) {
  const { login, adminLogin } = useAuth();
  const [problem, setProblem] = useState<string | null>(null);
  const hasCode = challenge?.methods.includes('code') ?? false;
  const hasPasskey = challenge === null || challenge.methods.includes('passkey');
  // The screen below may have a field `password` of its own.
  const control = challenge ? 'renewal-code' : 'renewal-password';
  const { busy, failure, form, field } = useForm({
    fields: [control],
    check: ({ [control]: value }) => missing(control, value ?? ''),
    send: async ({ [control]: value = '' }) => {
      setProblem(null);
      if (challenge) return finishSignIn({ challenge: challenge.challenge, code: value.trim(), remember: false });
      const nextChallenge = await (area === 'admin' ? adminLogin : login)({ email, password: value });
      if (nextChallenge) onChallenge(nextChallenge);
    },
    toMessage: (error) => errorMessage(error, t`Signing in failed. Please try again.`),
  });
  const message = problem ?? failure;
  return (
    <form noValidate {...form}>
      {message ? (
        <Banner tone="danger" className="mb-4">
          {message}
        </Banner>
      ) : null}
      {challenge === null ? (
        <>
          <Field label={t`Email`} name="renewal-email" type="email" autoComplete="username" value={email} readOnly />
          <PasswordField
            ref={focusOnce}
            label={t`Password`}
            name={control}
            autoComplete="current-password"
            required
            {...field(control)}
          />
        </>
      ) : null}
      {hasCode ? (
        <Field
          ref={focusOnce}
          label={t`Code`}
          name={control}
          help={t`From the app, or a recovery code`}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={FactorCodeMax}
          required
          {...field(control)}
        />
      ) : null}
      {hasPasskey ? (
        <PasskeyButton area={area} label={t`Use a passkey`} onOpened={() => {}} onProblem={setProblem} />
      ) : null}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onLeave}>
          <Trans>Leave without saving</Trans>
        </Button>
        {challenge === null || hasCode ? (
          <Button type="submit" busy={busy}>
            <Trans>Sign in</Trans>
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function missing(control: 'renewal-password' | 'renewal-code', value: string) {
  if (control === 'renewal-password') return value === '' ? { [control]: t`Please enter your password` } : {};
  return value.trim().length < FactorCodeMin ? { [control]: t`Please enter the code` } : {};
}
