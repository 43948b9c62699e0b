/**
 * Why an address cannot be subscribed, or undefined.
 * @param misspelt what the browser's own check of the field says
 */
export function emailProblem(email: string, misspelt: boolean): string | undefined {
  if (email.trim() === '') return 'Please enter your email address';
  if (misspelt || !email.includes('@')) return 'Please enter a valid email address';
  return undefined;
}
