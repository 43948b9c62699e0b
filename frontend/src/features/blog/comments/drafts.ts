/** Texts that are being written, by article: they outlive the way to the sign-in page and back, not the page itself. */
const drafts = new Map<number, string>();

/** What was written about an article and not sent yet. */
export const readDraft = (postId: number): string => drafts.get(postId) ?? '';

export function keepDraft(postId: number, text: string): void {
  if (text.trim() === '') drafts.delete(postId);
  else drafts.set(postId, text);
}
