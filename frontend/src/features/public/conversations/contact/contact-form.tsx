import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { sendContactMessage } from '@/api/generated/contact/contact.ts';
import { contactInputWebsiteMax } from '@/api/generated/zod/schemas/contactInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { HoneypotField } from '@/components/ui/honeypot-field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { toAddress } from '@/i18n/language.ts';
import { clearForm, readForm } from '@/lib/form-values.ts';
import { type ContactState, sendMessage } from './contact-delivery.ts';
import { CONTACT_LIMITS, checkContact, contactFields } from './contact-rules.ts';
import { MessageField } from './message-field.tsx';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The contact form. Typed text stays until the message has been sent. */
function useContactForm() {
  const [state, setState] = useState<ContactState>({ status: 'idle' });
  const { busy, problem, form } = useForm({
    fields: contactFields,
    draftKey: 'contact',
    check: (text, submission) => {
      setState({ status: 'idle' });
      return checkContact(text, submission);
    },
    send: async ({ name, email, subject, message }, { form }) => {
      const text = { name: name.trim(), email: email.trim(), subject: subject.trim(), message: message.trim() };
      const { website } = readForm(form, ['website']); // honeypot: users do not see this field, so a bot has filled it
      await sendMessage({
        send: async () => (await sendContactMessage({ ...text, ...(website ? { website } : {}) })).message,
        toMessage: (error) => errorMessage(error, t`Failed to send your message`),
        show: setState,
        pause,
      });
      clearForm(form, contactFields);
    },
    refused: fieldProblems,
    toMessage: () => null, // `state` shows it
  });
  return { state, busy, problem, form };
}

interface ContactFormProps {
  /** The subject's topic, for example the service that the visitor comes from. */
  readonly subject?: string | undefined;
}

/** A message to the studio. The typed text stays until it has been sent. */
export function ContactForm({ subject = '' }: ContactFormProps) {
  const { state, busy, problem, form } = useContactForm();
  return (
    <form action={toAddress('/contact')} noValidate aria-label={t`Contact form`} {...form}>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Field
          label={t`Name`}
          name="name"
          autoComplete="name"
          required
          maxLength={CONTACT_LIMITS.name}
          readOnly={busy}
          error={problem('name')}
        />
        <Field
          label={t`Email`}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={CONTACT_LIMITS.email}
          readOnly={busy}
          error={problem('email')}
        />
        <div className="sm:col-span-2">
          <Field
            label={t`Subject`}
            name="subject"
            defaultValue={subject}
            required
            maxLength={CONTACT_LIMITS.subject}
            readOnly={busy}
            error={problem('subject')}
          />
        </div>
        <div className="sm:col-span-2">
          <MessageField
            label={t`Message`}
            name="message"
            help={t`What you need, and by when.`}
            required
            readOnly={busy}
            error={problem('message')}
          />
        </div>
      </div>
      <HoneypotField maxLength={contactInputWebsiteMax} />
      <Button type="submit" size="lg" busy={state.status === 'sending'} disabled={busy} className="w-full mt-5">
        <ButtonText state={state} />
      </Button>
      <div className="mt-4 min-h-17">
        {state.status === 'success' || state.status === 'error' ? (
          <Banner tone={state.status === 'success' ? 'success' : 'danger'}>{state.message}</Banner>
        ) : null}
      </div>
    </form>
  );
}

function ButtonText({ state: { status } }: { readonly state: ContactState }) {
  if (status === 'sending')
    return (
      <span>
        <Trans>Sending...</Trans>
      </span>
    );
  if (status !== 'success')
    return (
      <span>
        <Trans>Send Message</Trans>
      </span>
    );
  return (
    <>
      <Check aria-hidden="true" />
      <span>
        <Trans>Message sent</Trans>
      </span>
    </>
  );
}
