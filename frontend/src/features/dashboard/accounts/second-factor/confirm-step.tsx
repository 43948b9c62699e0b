import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { SecondFactorEnrolment } from '@/api/generated/model.ts';
import { useConfirmSecondFactor } from '@/api/generated/second-factor/second-factor.ts';
import { FactorCodeMax } from '@/api/generated/zod/schemas/factorCode.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { focusOnce } from '@/lib/focus-once.ts';
import { checkFactor } from './factor-rules.ts';
import { StepForm } from './step-form.tsx';

interface ConfirmStepProps {
  readonly enrolment: SecondFactorEnrolment;
  /** Called with the recovery codes. */
  readonly onConfirmed: (codes: string[]) => void;
  readonly onCancel: () => void;
}

/** The secret as a QR code and as text; a first code proves that the app has it. */
export function ConfirmStep({ enrolment: { secret, qr, uri }, onConfirmed, onCancel }: ConfirmStepProps) {
  const confirm = useConfirmSecondFactor();
  const { busy, failure, form, field } = useForm({
    fields: ['code'],
    check: checkFactor,
    send: async ({ code }) => {
      const answer = await confirm.mutateAsync({ data: { code: code.trim() } });
      onConfirmed(answer.recovery_codes);
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to turn on two-step sign-in.`),
  });
  return (
    <StepForm
      label={t`Confirm the app`}
      action={t`Turn on`}
      busy={busy}
      failure={failure}
      form={form}
      onCancel={onCancel}
    >
      <ol className="mb-4 grid list-decimal gap-5 ps-5">
        <li className="ps-1">
          <p>
            <Trans>Scan this QR code with the app.</Trans>
          </p>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
            alt={t`QR code of the key below`}
            width={208}
            height={208}
            className="mt-3 rounded-md border border-border bg-white p-1"
          />
          <p className="mt-3 text-sm text-muted-foreground">
            <Trans>
              Can’t scan it?{' '}
              <a href={uri} className="underline underline-offset-4">
                Open the app on this device
              </a>
              , or enter this key in it:
            </Trans>
          </p>
          <p translate="no" className="mt-1 font-mono text-sm wrap-anywhere select-all">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </li>
        <li className="ps-1">
          <Trans>Enter the code it shows.</Trans>
        </li>
      </ol>
      <Field
        ref={focusOnce}
        label={t`Code`}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={FactorCodeMax}
        required
        {...field('code')}
      />
    </StepForm>
  );
}
