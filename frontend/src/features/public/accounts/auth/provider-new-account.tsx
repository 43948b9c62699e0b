import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { ProviderTicket } from '@/api/generated/model.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { registerInputNameMax } from '@/api/generated/zod/schemas/registerInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { LegalNote } from '@/components/ui/legal-note.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { registerWithProvider } from '@/session/session-actions.ts';
import { AuthLayout } from './auth-layout.tsx';
import { textLinkClass } from './text-link-class.ts';

interface ProviderNewAccountProps {
  readonly ticket: ProviderTicket;
  readonly onCreated: () => void;
}

/** Asks before an account is created: shows its name and the terms. */
export function ProviderNewAccount({ ticket: { ticket, provider, email, name }, onCreated }: ProviderNewAccountProps) {
  const legal = useGetSite().data?.legal ?? [];
  const { busy, failure, form, field } = useForm({
    fields: ['name'],
    check: ({ name: typed }) => (typed.trim() === '' ? { name: t`Please enter your name` } : {}),
    send: async ({ name: typed }) => {
      await registerWithProvider({ ticket, name: typed.trim() });
      onCreated();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to create the account. Please try again.`),
  });
  return (
    <AuthLayout
      title={t`Create Account`}
      line={t`You have no account here yet. You’ll sign in to it with ${provider.name}.`}
      message={failure}
    >
      <form noValidate {...form}>
        <div className="grid gap-3">
          <Field
            label={t`Full Name`}
            name="name"
            autoComplete="name"
            defaultValue={name}
            required
            maxLength={registerInputNameMax}
            {...field('name')}
          />
          <Field label={t`Email Address`} name="email" type="email" value={email ?? ''} readOnly />
        </div>
        <Button type="submit" size="lg" busy={busy} className="w-full mt-3">
          {busy ? t`Creating account...` : t`Create account`}
        </Button>
        <LegalNote act={t`creating an account`} pages={legal} className="mt-3" />
      </form>
      <p className="mt-7 flex flex-wrap gap-x-2 text-sm">
        <span className="py-2 text-muted-foreground">
          <Trans>Already have an account with another email?</Trans>
        </span>
        <Link to="/login" className={`py-2 ${textLinkClass}`}>
          <Trans>Sign in here</Trans>
        </Link>
      </p>
    </AuthLayout>
  );
}
