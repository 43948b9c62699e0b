import { commentInputTextMax } from '@/api/generated/zod/schemas/commentInput.zod.ts';
import { formatCount } from '@/lib/format.ts';

/** Most characters, as the API counts them. */
export const LONGEST_COMMENT = commentInputTextMax;

/** From here on the form counts what is left. */
export const COUNTED_FROM = LONGEST_COMMENT * 0.9;

/** How many characters a text has; one that takes two units is one. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** Why a comment cannot be sent, or undefined. */
export function commentProblem(text: string): string | undefined {
  if (text.trim() === '') return 'Please enter a comment';
  if (lengthOf(text) > LONGEST_COMMENT) {
    return `Please keep your comment under ${formatCount(LONGEST_COMMENT)} characters`;
  }
  return undefined;
}
