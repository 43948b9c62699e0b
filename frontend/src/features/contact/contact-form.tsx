import { Check } from 'lucide-react';
import { contactInputWebsiteMax } from '@/api/generated/zod/schemas/contactInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { HoneypotField } from '@/components/ui/honeypot-field.tsx';
import type { ContactState } from './contact-delivery.ts';
import { CONTACT_LIMITS } from './contact-rules.ts';
import { MessageField } from './message-field.tsx';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  /** The subject's topic, for example the service that the visitor comes from. */
  readonly subject?: string | undefined;
}

/** A message to the studio. The typed text stays until it has been sent. */
export function ContactForm({ subject = '' }: ContactFormProps) {
  const { state, busy, problem, form } = useContactForm();
  return (
    <form action="/contact" noValidate aria-label="Contact form" {...form}>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Field
          label="Name"
          name="name"
          autoComplete="name"
          required
          maxLength={CONTACT_LIMITS.name}
          readOnly={busy}
          error={problem('name')}
        />
        <Field
          label="Email"
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
            label="Subject"
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
            label="Message"
            name="message"
            help="What you need, and by when."
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
  if (status === 'sending') return <span>Sending...</span>;
  if (status !== 'success') return <span>Send Message</span>;
  return (
    <>
      <Check aria-hidden="true" />
      <span>Message sent</span>
    </>
  );
}
