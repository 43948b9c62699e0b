import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { errorMessage, isUnknownCall } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { RecoveryCodes as Codes, SecondFactorEnrolment } from '@/api/generated/model.ts';
import {
  useBeginSecondFactor,
  useDisableSecondFactor,
  useGetSecondFactor,
  useRenewRecoveryCodes,
} from '@/api/generated/second-factor/second-factor.ts';
import { FactorCodeMax } from '@/api/generated/zod/schemas/factorCode.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { focusOnce } from '@/lib/focus-once.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { checkFactor } from './factor-rules.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StepForm } from './step-form.tsx';

interface ProofFormProps {
  readonly label: string;
  readonly action: string;
  readonly isDanger?: boolean;
  readonly send: (proof: { password: string; code: string }) => Promise<void>;
  /** The message for a failure without one of its own. */
  readonly failed: string;
  readonly onCancel: () => void;
}

/** Asks for the password and a code, because a stolen session must not be enough. */
function ProofForm({ label, action, isDanger = false, send, failed, onCancel }: ProofFormProps) {
  const { busy, failure, form, field } = useForm({
    fields: ['password', 'code'],
    check: checkFactor,
    send: ({ password, code }) => send({ password, code: code.trim() }),
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, failed),
  });
  return (
    <StepForm
      label={label}
      action={action}
      isDanger={isDanger}
      busy={busy}
      failure={failure}
      form={form}
      onCancel={onCancel}
    >
      <PasswordField
        ref={focusOnce}
        label={t`Your password`}
        name="password"
        autoComplete="current-password"
        required
        {...field('password')}
      />
      <Field
        label={t`Code`}
        name="code"
        help={t`From the app, or a recovery code`}
        autoComplete="one-time-code"
        maxLength={FactorCodeMax}
        required
        {...field('code')}
      />
    </StepForm>
  );
}

interface PasswordStepProps {
  readonly onShown: (enrolment: SecondFactorEnrolment) => void;
  readonly onCancel: () => void;
}

/** Asks for the password before a secret is shown. */
function PasswordStep({ onShown, onCancel }: PasswordStepProps) {
  const begin = useBeginSecondFactor();
  const { busy, failure, form, field } = useForm({
    fields: ['password'],
    check: checkFactor,
    send: async (data) => onShown(await begin.mutateAsync({ data })),
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to set up an app.`),
  });
  return (
    <StepForm
      label={t`Set up an app`}
      action={t`Continue`}
      busy={busy}
      failure={failure}
      form={form}
      onCancel={onCancel}
    >
      <PasswordField
        ref={focusOnce}
        label={t`Your password`}
        name="password"
        autoComplete="current-password"
        required
        {...field('password')}
      />
    </StepForm>
  );
}

/** Sets up an app: the password, the QR code with a first code, and the recovery codes. */
function Enrolment({ onEnd }: { readonly onEnd: () => void }) {
  const [enrolment, setEnrolment] = useState<SecondFactorEnrolment | null>(null);
  const [codes, setCodes] = useState<Codes['recovery_codes'] | null>(null);
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        message={t`Two-step sign-in is on. Your other sessions were signed out.`}
        onDone={onEnd}
      />
    );
  if (enrolment) return <ConfirmStep enrolment={enrolment} onConfirmed={setCodes} onCancel={onEnd} />;
  return <PasswordStep onShown={setEnrolment} onCancel={onEnd} />;
}

/** Creates new recovery codes and shows them once. */
function NewCodes({ onEnd }: { readonly onEnd: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = useRenewRecoveryCodes();
  if (codes) return <RecoveryCodes codes={codes} message={t`Your old codes no longer work.`} onDone={onEnd} />;
  return (
    <ProofForm
      label={t`New recovery codes`}
      action={t`Create new codes`}
      send={async (data) => setCodes((await renew.mutateAsync({ data })).recovery_codes)}
      failed={t`Failed to create new codes.`}
      onCancel={onEnd}
    />
  );
}

/** Turns two-factor authentication off. */
function TurnOff({ onEnd }: { readonly onEnd: () => void }) {
  const { show } = useToast();
  const disable = useDisableSecondFactor();
  return (
    <ProofForm
      label={t`Turn off two-step sign-in`}
      action={t`Turn off`}
      isDanger
      send={async (data) => {
        await disable.mutateAsync({ data });
        show({ tone: 'success', text: t`Two-step sign-in is off` });
        onEnd();
      }}
      failed={t`Failed to turn off two-step sign-in.`}
      onCancel={onEnd}
    />
  );
}

const TITLE_ID = 'profile-second-factor';
const LOW_CODES = 3;

const formatRemaining = (left: number) => {
  if (left === 0) return t`No recovery codes left.`;
  return plural(left, { one: '# recovery code left.', other: '# recovery codes left.' });
};

/** Whether two-factor authentication is on, and the steps to change that. */
export function SecondFactorCard() {
  const query = useGetSecondFactor();
  const [changing, setChanging] = useState<'on' | 'off' | 'codes' | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const end = () => {
    setChanging(null);
    title.current?.focus({ preventScroll: true });
  };
  if (isUnknownCall(query.error)) return null;
  return (
    <Card className="p-5 sm:p-8">
      <section aria-labelledby={TITLE_ID}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 ref={title} id={TITLE_ID} tabIndex={-1} className="text-xl">
            <Trans>Two-step sign-in</Trans>
          </h2>
          {query.data?.enabled ? (
            <Badge variant="success">
              <Trans>On</Trans>
            </Badge>
          ) : null}
        </div>
        <p className="mt-1 mb-5 text-sm text-muted-foreground">
          <Trans>
            An authenticator app on your phone shows a new code every 30 seconds. With two-step sign-in, a stolen
            password is not enough.
          </Trans>
        </p>
        <QueryState
          query={query}
          loading={t`Loading your authenticator app`}
          skeleton={<Skeleton className="h-11 w-full" />}
          toMessage={(error) => errorMessage(error, t`Failed to fetch your authenticator app.`)}
        >
          {({ enabled, required, missing, recovery_codes }) => {
            if (changing === 'on') return <Enrolment onEnd={end} />;
            if (changing === 'off' && enabled) return <TurnOff onEnd={end} />;
            if (changing === 'codes' && enabled) return <NewCodes onEnd={end} />;
            if (!enabled) {
              return (
                <>
                  {missing ? (
                    <Banner tone="notice" className="mb-5">
                      <Trans>Set up an app or a passkey to open the admin area.</Trans>
                    </Banner>
                  ) : null}
                  <Button onClick={() => setChanging('on')}>
                    <Trans>Set up an app</Trans>
                  </Button>
                </>
              );
            }
            return (
              <div className="flex flex-wrap items-center justify-between gap-4">
                <p className={recovery_codes < LOW_CODES ? 'text-sm font-semibold' : 'text-sm text-muted-foreground'}>
                  {formatRemaining(recovery_codes)}
                </p>
                <div className="flex flex-wrap gap-3">
                  <Button variant="outline" onClick={() => setChanging('codes')}>
                    <Trans>New recovery codes</Trans>
                  </Button>
                  {required ? null : (
                    <Button variant="outline" onClick={() => setChanging('off')}>
                      <Trans>Turn off</Trans>
                    </Button>
                  )}
                </div>
              </div>
            );
          }}
        </QueryState>
      </section>
    </Card>
  );
}
