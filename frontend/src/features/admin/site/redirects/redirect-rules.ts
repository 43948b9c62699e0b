import type { RedirectInput } from '@/api/generated/model.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { findMissing } from '../../kit/check-text.ts';

/** The form's controls, in reading order. */
export const redirectFields = ['path', 'target'] as const;
type Values = Record<(typeof redirectFields)[number], string>;

const startsWithSlash = (text: string): boolean => text.trim().startsWith('/');

/** All errors of the form. The server also checks whether a page has the path. */
export const checkRedirect = (values: Values): FieldProblems<keyof Values> => ({
  ...(startsWithSlash(values.path) ? {} : { path: 'Enter a path that starts with /' }),
  ...findMissing(values, { path: 'Please enter the old path', target: 'Please enter the new path' }),
});

export const toRedirectInput = ({ path, target }: Values): RedirectInput => ({
  path: path.trim(),
  target: target.trim(),
});
