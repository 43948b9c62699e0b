import { useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { subscribeToNewsletter } from '@/api/generated/newsletter/newsletter.ts';
import { useForm } from '@/hooks/use-form.ts';
import { robotField } from '@/lib/form-values.ts';
import { emailProblem } from './newsletter-rules.ts';

/** Asks for the newsletter. An address that was refused stays in the field, whatever it was refused for. */
export function useNewsletterForm() {
  const [thanks, setThanks] = useState<string | null>(null);
  const { busy, problem, form } = useForm({
    fields: ['email'],
    check: ({ email }, { misspelt }) => {
      const found = emailProblem(email, misspelt);
      return found ? { email: found } : {};
    },
    send: async ({ email }, { form }) => {
      const { message } = await subscribeToNewsletter({ email: email.trim(), ...robotField(form) });
      setThanks(message);
    },
    refused: (error) => ({ email: messageOf(error, 'Failed to subscribe') }),
    explain: () => null,
  });
  return { thanks, busy, problem, form };
}
