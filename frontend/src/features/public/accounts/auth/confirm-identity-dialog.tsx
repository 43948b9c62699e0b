import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { ProofInput } from '@/api/generated/model.ts';
import { useGetProof, useProveSession } from '@/api/generated/sessions/sessions.ts';
import { FactorCodeMax, FactorCodeMin } from '@/api/generated/zod/schemas/factorCode.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { focusOnce } from '@/lib/focus-once.ts';
import { usePasskeyResponse } from '@/session/use-passkey-response.ts';

const FAILED = t`That could not be checked. Please try again.`;

/**
 * Asks for the password, for a code if there is an authenticator app, or for a passkey. @param onEnd called with
 * whether the session is now verified
 */
export function ConfirmIdentityDialog({ onEnd }: { readonly onEnd: (verified: boolean) => void }) {
  const { data, isPending } = useGetProof({ query: { staleTime: 0 } });
  const methods = data?.methods ?? ['password'];
  return (
    <Dialog open onOpenChange={(open) => open || onEnd(false)}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>
            <Trans>Confirm it’s you</Trans>
          </DialogTitle>
          <DialogDescription>
            <Trans>You signed in a while ago, so please confirm this step.</Trans>
          </DialogDescription>
        </DialogHeader>
        <div className="p-6">
          {isPending ? (
            <div className="grid gap-2">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="mb-7 h-11 w-full" />
              <Skeleton className="ms-auto h-11 w-28" />
            </div>
          ) : methods.length === 0 ? (
            <NoMethod onEnd={onEnd} />
          ) : (
            <Methods
              kind={methods.includes('code') ? 'code' : 'password'}
              hasPasskey={methods.includes('passkey')}
              onEnd={onEnd}
            />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** An account that only signs in with another provider has nothing to confirm with yet. */
function NoMethod({ onEnd }: { readonly onEnd: (verified: boolean) => void }) {
  return (
    <>
      <p>
        <Trans>
          Your account has no password yet. Sign out and in again, or set a password in your profile, then try again.
        </Trans>
      </p>
      <div className="mt-4 flex justify-end">
        <Button variant="outline" onClick={() => onEnd(false)}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </>
  );
}

interface MethodsProps {
  readonly kind: 'password' | 'code';
  readonly hasPasskey: boolean;
  readonly onEnd: (verified: boolean) => void;
}

function Methods({ kind, hasPasskey, onEnd }: MethodsProps) {
  // The screen below may have a field `password` of its own.
  const control = `proof-${kind}` as const;
  const proof = useProveSession();
  const verify = async (data: ProofInput) => {
    await proof.mutateAsync({ data });
    onEnd(true);
  };
  const byPasskey = usePasskeyResponse((passkey) => verify({ passkey }));
  const { busy, failure, form, field } = useForm({
    fields: [control],
    check: (values) => missing(kind, values[control]),
    send: async (values) => {
      byPasskey.forget();
      await verify({ [kind]: kind === 'code' ? values[control].trim() : values[control] });
    },
    refused: (error) => {
      const { [kind]: message } = fieldProblems(error, [kind]);
      return message === undefined ? {} : { [control]: message };
    },
    toMessage: (error) => errorMessage(error, FAILED),
  });
  return (
    <form noValidate {...form}>
      {(byPasskey.problem ?? failure) ? (
        <Banner tone="danger" className="mb-4">
          {byPasskey.problem ?? failure}
        </Banner>
      ) : null}
      {kind === 'password' ? (
        <PasswordField
          ref={focusOnce}
          label={t`Your password`}
          name={control}
          autoComplete="current-password"
          required
          {...field(control)}
        />
      ) : (
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
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        {hasPasskey ? (
          <Button
            variant="outline"
            className="w-full sm:me-auto sm:w-auto"
            busy={byPasskey.isWaiting}
            onClick={() => void byPasskey.ask()}
          >
            <KeyRound aria-hidden="true" />
            <Trans>Use a passkey</Trans>
          </Button>
        ) : null}
        <Button variant="outline" onClick={() => onEnd(false)}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" busy={busy}>
          <Trans>Confirm</Trans>
        </Button>
      </div>
    </form>
  );
}

function missing(kind: 'password' | 'code', value: string) {
  if (kind === 'password') return value === '' ? { 'proof-password': t`Please enter your password` } : {};
  return value.trim().length < FactorCodeMin ? { 'proof-code': t`Please enter the code` } : {};
}
