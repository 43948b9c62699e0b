/** Most characters, as the API counts them. */
export const LONGEST_COMMENT = 2000;

/** From here on the form counts what is left. */
export const COUNTED_FROM = 1800;

/** How many characters a text has; one that takes two units is one. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** Why a comment cannot be sent, or undefined. */
export function commentProblem(text: string): string | undefined {
  if (text.trim() === '') return 'Please enter a comment';
  if (lengthOf(text) > LONGEST_COMMENT) return 'Please keep your comment under 2,000 characters';
  return undefined;
}
