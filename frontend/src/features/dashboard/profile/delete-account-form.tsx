import { KeyRound } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useRequestAccountDeletion } from '@/api/generated/profile/profile.ts';
import { useGetProof } from '@/api/generated/sessions/sessions.ts';
import { FactorCodeMax } from '@/api/generated/zod/schemas/factorCode.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { focusOnce } from '@/lib/focus-once.ts';
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
export function DeleteAccountForm({ needsCode, onPlanned, onCancel }: DeleteAccountFormProps) {
  const plan = useRequestAccountDeletion({ mutation: { networkMode: 'always' } });
  const { data: proof } = useGetProof({ query: { staleTime: 0 } });
  const byPasskey = usePasskeyResponse(async (passkey) =>
    onPlanned((await plan.mutateAsync({ data: { passkey } })).due_at),
  );
  const { busy, failure, form, field } = useForm({
    fields: FIELDS,
    check: ({ password, code }) => ({
      ...(password === '' ? { password: 'Please enter your password' } : {}),
      ...(needsCode && code.trim() === '' ? { code: 'Please enter a code' } : {}),
    }),
    send: async ({ password, code }) => {
      const data = { password, ...(needsCode ? { code: code.trim() } : {}) };
      onPlanned((await plan.mutateAsync({ data })).due_at);
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to delete your account.'),
  });
  return (
    <form noValidate aria-label="Delete my account" className="max-w-form" {...form}>
      {(byPasskey.problem ?? failure) ? (
        <Banner tone="danger" className="mb-4">
          {byPasskey.problem ?? failure}
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
      {needsCode ? (
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
        {proof?.methods.includes('passkey') ? (
          <Button variant="outline" busy={byPasskey.isWaiting} onClick={() => void byPasskey.ask()}>
            <KeyRound aria-hidden="true" />
            Delete with a passkey
          </Button>
        ) : null}
        <Button type="button" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
