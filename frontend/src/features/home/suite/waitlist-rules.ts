import type { Submission } from '@/hooks/use-form.ts';

/** The error of an email that joins the waitlist. */
export const checkWaitlist = ({ email }: { email: string }, { misspelt }: Pick<Submission, 'misspelt'>) => {
  if (email.trim() === '') return { email: 'Please enter your email address' };
  return misspelt || !email.includes('@') ? { email: 'Please enter a valid email address' } : {};
};
