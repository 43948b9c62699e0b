import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { FactorCodeMax } from '@/api/generated/zod/schemas/factorCode.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { focusOnce } from '@/lib/focus-once.ts';
import { checkFactor } from './factor-rules.ts';
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
export function ProofForm({ label, action, isDanger = false, send, failed, onCancel }: ProofFormProps) {
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
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        {...field('password')}
      />
      <Field
        label="Code"
        name="code"
        help="From the app, or a recovery code"
        autoComplete="one-time-code"
        maxLength={FactorCodeMax}
        required
        {...field('code')}
      />
    </StepForm>
  );
}
