import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { subscribeToNewsletter } from '@/api/generated/newsletter/newsletter.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { toAddress } from '@/i18n/language.ts';
import { ownSubmit } from '@/lib/own-event.ts';
import { emailProblem } from './newsletter-rules.ts';

type NewsletterState =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'error' | 'success'; readonly message: string };

/**
 * Subscribes to the newsletter. A refused email stays in the field. The only form without the form engine: it is on
 * every blog page, and a single field does not justify loading that much script.
 */
function useNewsletterForm() {
  const [state, setState] = useState<NewsletterState>({ status: 'idle' });

  const onSubmit = ownSubmit(async ({ currentTarget: form }) => {
    if (state.status === 'sending') return;
    const field = form.elements.namedItem('email') as HTMLInputElement;
    const problem = emailProblem(field.value, field.validity.typeMismatch);
    if (problem) {
      setState({ status: 'error', message: problem });
      field.focus();
      return;
    }
    setState({ status: 'sending' });
    try {
      const { message } = await subscribeToNewsletter({ email: field.value.trim() });
      setState({ status: 'success', message });
    } catch (error) {
      setState({ status: 'error', message: errorMessage(error, t`Failed to subscribe`) });
      field.focus();
    }
  });

  return { state, form: { onSubmit, onInput: () => setState({ status: 'idle' }) } };
}

/** Subscribes an email to the newsletter (double opt-in). */
export function NewsletterBox() {
  const { state, form } = useNewsletterForm();
  const isSending = state.status === 'sending';
  return (
    <section aria-labelledby="newsletter" className="newsletter @container rounded-xl bg-muted p-5 sm:p-6">
      <h2 id="newsletter" className="text-xl">
        <Trans>Newsletter</Trans>
      </h2>
      <p className="mt-2 text-sm text-muted-foreground">
        <Trans>New articles and releases by email. Unsubscribe at any time.</Trans>
      </p>
      {state.status === 'success' ? (
        <Banner tone="success" className="mt-4">
          {state.message}
        </Banner>
      ) : (
        <form
          method="post"
          action={toAddress('/newsletter')}
          noValidate
          aria-labelledby="newsletter"
          className="mt-4 @min-[28rem]:grid @min-[28rem]:grid-cols-[1fr_auto] @min-[28rem]:gap-x-3"
          {...form}
        >
          <Field
            label={t`Email Address`}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={EmailMax}
            readOnly={isSending}
            error={state.status === 'error' ? state.message : undefined}
          />
          <Button type="submit" busy={isSending} className="w-full mt-1 @min-[28rem]:mt-7">
            {isSending ? t`Subscribing...` : t`Subscribe`}
          </Button>
        </form>
      )}
    </section>
  );
}
