import { commentInputTextMax } from '@/api/generated/zod/schemas/commentInput.zod.ts';
import { formatCount } from '@/lib/format.ts';

/** Maximum number of characters, as the API counts them. */
export const LONGEST_COMMENT = commentInputTextMax;

/** From this length on the form shows how many characters are left. */
export const COUNTED_FROM = LONGEST_COMMENT * 0.9;

/** The number of characters in a text; a surrogate pair counts as one. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** Why a comment cannot be sent, or undefined. */
export function commentProblem(text: string): string | undefined {
  if (text.trim() === '') return 'Please enter a comment';
  if (lengthOf(text) > LONGEST_COMMENT) {
    return `Please keep your comment under ${formatCount(LONGEST_COMMENT)} characters`;
  }
  return undefined;
}
