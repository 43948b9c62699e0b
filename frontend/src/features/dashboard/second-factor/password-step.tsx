import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { SecondFactorEnrolment } from '@/api/generated/model.ts';
import { useBeginSecondFactor } from '@/api/generated/second-factor/second-factor.ts';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { focusOnce } from '@/lib/focus-once.ts';
import { checkFactor } from './factor-rules.ts';
import { StepForm } from './step-form.tsx';

interface PasswordStepProps {
  readonly onShown: (enrolment: SecondFactorEnrolment) => void;
  readonly onCancel: () => void;
}

/** Asks for the password before a secret is shown. */
export function PasswordStep({ onShown, onCancel }: PasswordStepProps) {
  const begin = useBeginSecondFactor({ mutation: { networkMode: 'always' } });
  const { busy, failure, form, field } = useForm({
    fields: ['password'],
    check: checkFactor,
    send: async (data) => onShown(await begin.mutateAsync({ data })),
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to set up an app.'),
  });
  return (
    <StepForm label="Set up an app" action="Continue" busy={busy} failure={failure} form={form} onCancel={onCancel}>
      <PasswordField
        ref={focusOnce}
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        {...field('password')}
      />
    </StepForm>
  );
}
