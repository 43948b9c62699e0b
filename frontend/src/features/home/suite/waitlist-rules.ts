import type { Submission } from '@/hooks/use-form.ts';

/** What is wrong with an address that asks for a place. */
export const checkWaitlist = ({ email }: { email: string }, { misspelt }: Pick<Submission, 'misspelt'>) => {
  if (email.trim() === '') return { email: 'Please enter your email address' };
  return misspelt || !email.includes('@') ? { email: 'Please enter a valid email address' } : {};
};
