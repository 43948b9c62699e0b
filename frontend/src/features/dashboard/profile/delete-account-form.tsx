import { messageOf } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useRequestAccountDeletion } from '@/api/generated/profile/profile.ts';
import { FactorCodeMax } from '@/api/generated/zod/schemas/factorCode.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { focusOnce } from '@/lib/focus-once.ts';

interface DeleteAccountFormProps {
  /** Whether the sign-in asks for a code as well. */
  readonly asksCode: boolean;
  /** It is planned, for the moment that is named (ISO). */
  readonly onPlanned: (dueAt: string) => void;
  readonly onCancel: () => void;
}

const FIELDS = ['password', 'code'] as const;

/** Asks for what the sign-in asks for: a stolen session must not end an account. */
export function DeleteAccountForm({ asksCode, onPlanned, onCancel }: DeleteAccountFormProps) {
  const plan = useRequestAccountDeletion({ mutation: { networkMode: 'always' } });
  const { busy, failure, form, field } = useForm({
    fields: FIELDS,
    check: ({ password, code }) => ({
      ...(password === '' ? { password: 'Please enter your password' } : {}),
      ...(asksCode && code.trim() === '' ? { code: 'Please enter a code' } : {}),
    }),
    send: async ({ password, code }) => {
      const data = { password, ...(asksCode ? { code: code.trim() } : {}) };
      onPlanned((await plan.mutateAsync({ data })).due_at);
    },
    refused: fieldProblems,
    explain: (error) => messageOf(error, 'Failed to delete your account.'),
  });
  return (
    <form noValidate aria-label="Delete my account" className="max-w-form" {...form}>
      {failure ? (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      <PasswordField
        ref={focusOnce}
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        {...field('password')}
      />
      {asksCode ? (
        <Field
          label="Code"
          name="code"
          help="From the app, or a recovery code"
          autoComplete="one-time-code"
          maxLength={FactorCodeMax}
          required
          {...field('code')}
        />
      ) : null}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" busy={busy}>
          Delete my account
        </Button>
        <Button type="button" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
