import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { subscribeToNewsletter } from '@/api/generated/newsletter/newsletter.ts';
import { ownSubmit } from '@/lib/own-event.ts';
import { emailProblem } from './newsletter-rules.ts';

export type NewsletterState =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'error' | 'success'; readonly message: string };

/**
 * Subscribes to the newsletter. A refused email stays in the field. The only form without the form engine: it is on
 * every blog page, and a single field does not justify loading that much script.
 */
export function useNewsletterForm() {
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
      setState({ status: 'error', message: errorMessage(error, 'Failed to subscribe') });
      field.focus();
    }
  });

  return { state, form: { onSubmit, onInput: () => setState({ status: 'idle' }) } };
}
