import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { subscribeToNewsletter } from '@/api/generated/newsletter/newsletter.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { type Submission, useForm } from '@/hooks/use-form.ts';

/** The error of an email that joins the waitlist. */
const checkWaitlist = ({ email }: { email: string }, { misspelt }: Pick<Submission, 'misspelt'>) => {
  if (email.trim() === '') return { email: t`Please enter your email address` };
  return misspelt || !email.includes('@') ? { email: t`Please enter a valid email address` } : {};
};

/** Joins the waitlist (double opt-in by email). */
export function WaitlistForm() {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  // The form replaces the button that opened it.
  useEffect(() => formRef.current?.querySelector<HTMLInputElement>('[type="email"]')?.focus(), []);
  const { busy, problem, failure, form } = useForm({
    fields: ['email'],
    check: checkWaitlist,
    send: async ({ email }) => {
      setAnswer((await subscribeToNewsletter({ email: email.trim(), list: 'waitlist' })).message);
    },
    toMessage: (error) => errorMessage(error, t`Failed to join the waitlist`),
  });
  if (answer) {
    // The focused form was removed: the focus moves to the answer.
    return (
      <div tabIndex={-1} ref={(notice) => notice?.focus({ preventScroll: true })} className="mt-5">
        <Banner tone="success">{answer}</Banner>
      </div>
    );
  }
  return (
    <form ref={formRef} noValidate aria-labelledby={id} className="mt-5" {...form}>
      <h3 id={id} className="sr-only">
        <Trans>Waitlist</Trans>
      </h3>
      <div className="grid gap-x-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field
          label={t`Email Address`}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={EmailMax}
          readOnly={busy}
          error={problem('email') ?? failure ?? undefined}
        />
        <Button type="submit" variant="marigold" busy={busy} className="sm:mt-7">
          {busy ? t`Joining...` : t`Join the Waitlist`}
        </Button>
      </div>
    </form>
  );
}
