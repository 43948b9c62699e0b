import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { SignInChallenge } from '@/api/generated/model.ts';
import { FactorCodeMax, FactorCodeMin } from '@/api/generated/zod/schemas/factorCode.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { focusOnce } from '@/lib/focus-once.ts';
import { finishSignIn } from '@/session/session-actions.ts';
import { AuthLayout } from './auth-layout.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { textLinkClass } from './text-link-class.ts';

interface TwoFactorStepProps {
  readonly area: 'customer' | 'admin';
  /** The answer to the first step. */
  readonly signInChallenge: Pick<SignInChallenge, 'challenge' | 'methods'>;
  /** Called once the user is signed in. */
  readonly onOpened: () => void;
  /** Back to the password. */
  readonly onBack: () => void;
}

const CODE = {
  app: { label: t`Code`, line: t`Enter the code from your authenticator app.`, other: t`Use a recovery code` },
  recovery: {
    label: t`Recovery code`,
    line: t`Enter one of the codes you saved when you set up the app. Each works once.`,
    other: t`Use the authenticator app`,
  },
} as const;

/** The second step of signing in: a code from the app, a recovery code, or a passkey. */
export function TwoFactorStep({ area, signInChallenge: { challenge, methods }, onOpened, onBack }: TwoFactorStepProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [kind, setKind] = useState<keyof typeof CODE>('app');
  const { label, line, other } = CODE[kind];
  const { busy, failure, form, field, clearProblems } = useForm({
    fields: ['code', 'remember'],
    check: ({ code }) => (code.trim().length < FactorCodeMin ? { code: t`Please enter the code` } : {}),
    send: async ({ code, remember }) => {
      setProblem(null);
      await finishSignIn({ challenge, code: code.trim(), remember: remember !== '' });
      onOpened();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`The code could not be checked. Please try again.`),
  });
  const passkey = methods.includes('passkey') ? (
    <PasskeyButton area={area} label={t`Use a passkey`} onOpened={onOpened} onProblem={setProblem} />
  ) : null;
  const backButton = (
    <button type="button" className="py-2 text-muted-foreground hover:text-foreground" onClick={onBack}>
      <Trans>Back to password</Trans>
    </button>
  );
  if (!methods.includes('code')) {
    return (
      <AuthLayout
        title={t`One more step`}
        line={t`Administrators also confirm each sign-in with a passkey. Lost yours? Another administrator can reset it.`}
        message={problem}
      >
        {passkey}
        <div className="mt-5 flex text-sm">{backButton}</div>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t`One more step`} line={line} message={problem ?? failure}>
      <form noValidate {...form}>
        <Field
          key={kind}
          ref={focusOnce}
          label={label}
          name="code"
          autoComplete="one-time-code"
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={FactorCodeMax}
          required
          {...field('code')}
        />
        <label htmlFor="remember" className="mt-1 mb-2 flex min-h-11 items-center justify-between gap-4 text-sm">
          <Trans>Don’t ask again in this browser for 30 days</Trans>
          <Switch id="remember" name="remember" />
        </label>
        <Button type="submit" size="lg" busy={busy} className="w-full mt-3">
          {busy ? t`Checking...` : t`Continue`}
        </Button>
      </form>
      {passkey}
      <div className="mt-5 flex flex-wrap gap-x-6 text-sm">
        <button
          type="button"
          className={`py-2 ${textLinkClass}`}
          onClick={() => {
            clearProblems();
            setKind(kind === 'app' ? 'recovery' : 'app');
          }}
        >
          {other}
        </button>
        {backButton}
      </div>
    </AuthLayout>
  );
}
