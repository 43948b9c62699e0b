/** Unsent texts by article: they survive the trip to the sign-in page and back, but not a reload. */
const drafts = new Map<number, string>();

/** The unsent text for an article. */
export const readDraft = (postId: number): string => drafts.get(postId) ?? '';

export function saveDraft(postId: number, text: string): void {
  if (text.trim() === '') drafts.delete(postId);
  else drafts.set(postId, text);
}
