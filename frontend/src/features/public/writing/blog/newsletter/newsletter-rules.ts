import { t } from '@lingui/core/macro';
/**
 * Why an email cannot be subscribed, or undefined.
 * @param misspelt result of the browser's own validation
 */
export function emailProblem(email: string, misspelt: boolean): string | undefined {
  if (email.trim() === '') return t`Please enter your email address`;
  if (misspelt || !email.includes('@')) return t`Please enter a valid email address`;
  return undefined;
}
