import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { sendContactMessage } from '@/api/generated/contact/contact.ts';
import { useForm } from '@/hooks/use-form.ts';
import { clearForm, readForm } from '@/lib/form-values.ts';
import { type ContactState, sendMessage } from './contact-delivery.ts';
import { checkContact, contactFields } from './contact-rules.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The contact form. Typed text stays until the message has been sent. */
export function useContactForm() {
  const [state, setState] = useState<ContactState>({ status: 'idle' });
  const { busy, problem, form } = useForm({
    fields: contactFields,
    check: (text, submission) => {
      setState({ status: 'idle' });
      return checkContact(text, submission);
    },
    send: async ({ name, email, subject, message }, { form }) => {
      const text = { name: name.trim(), email: email.trim(), subject: subject.trim(), message: message.trim() };
      const { website } = readForm(form, ['website']); // honeypot: users do not see this field, so a bot has filled it
      await sendMessage({
        send: async () => (await sendContactMessage({ ...text, ...(website ? { website } : {}) })).message,
        toMessage: (error) => errorMessage(error, 'Failed to send your message'),
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
