import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useRequestGuestLink } from '@/api/generated/guest-orders/guest-orders.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';

/** Sends new links by email; the answer does not reveal whether there are any orders. */
export function LostLink() {
  const { mutateAsync, data } = useRequestGuestLink();
  const { form, busy, failure, problem } = useForm({
    fields: ['email'],
    check: ({ email }, { misspelt }) =>
      email.trim() === '' || misspelt ? { email: t`Please enter a valid email address` } : {},
    send: async ({ email }) => void (await mutateAsync({ data: { email: email.trim() } })),
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to send the link`),
  });
  const note = failure ?? data?.message;
  return (
    <section aria-labelledby="lost-link" className="mt-10 border-t border-border pt-8">
      <h2 id="lost-link" className="text-xl">
        <Trans>Send me my link</Trans>
      </h2>
      <p className="mt-1 mb-5 text-muted-foreground">
        <Trans>Enter the email you ordered with, and we’ll send you a link to each of your orders.</Trans>
      </p>
      {note ? (
        <Banner tone={failure ? 'danger' : 'success'} className="mb-4">
          {note}
        </Banner>
      ) : null}
      <form noValidate aria-label={t`Lost link`} className="flex flex-wrap items-start gap-x-3" {...form}>
        <div className="min-w-0 grow basis-56">
          <Field
            name="email"
            type="email"
            label={t`Email`}
            required
            maxLength={EmailMax}
            autoComplete="email"
            error={problem('email')}
          />
        </div>
        <Button type="submit" busy={busy} className="sm:mt-7">
          <Trans>Send link</Trans>
        </Button>
      </form>
    </section>
  );
}
