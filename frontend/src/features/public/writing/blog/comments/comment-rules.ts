import { t } from '@lingui/core/macro';
import { commentInputTextMax } from '@/api/generated/zod/schemas/commentInput.zod.ts';
import { formatCount } from '@/lib/format.ts';

/** Maximum number of characters, as the API counts them. */
export const MAX_COMMENT_LENGTH = commentInputTextMax;

/** From this length on the form shows how many characters are left. */
export const COUNTER_THRESHOLD = MAX_COMMENT_LENGTH * 0.9;

/** The number of characters in a text; a surrogate pair counts as one. */
export const commentLength = (text: string): number => [...text.trim()].length;

/** Why a comment cannot be sent, or undefined. */
export function commentProblem(text: string): string | undefined {
  if (text.trim() === '') return t`Please enter a comment`;
  if (commentLength(text) > MAX_COMMENT_LENGTH) {
    return t`Please keep your comment under ${formatCount(MAX_COMMENT_LENGTH)} characters`;
  }
  return undefined;
}
