/** Marks above and below letters, and signs that only steer how letters are joined. Dots of Bangla letters are letters. */
const UNSEEN = /[\u0300-\u036f\u200b-\u200d\u2060\ufeff]/g;

/**
 * A text as searches compare it: without case and accents, and in one spelling, whichever way its letters were typed. The
 * database's function `folded` computes the same.
 */
export const foldText = (text: string): string => text.normalize('NFKD').replaceAll(UNSEEN, '').toLowerCase();

/** What a search looks for: its words, in any order, however many blanks are between them. */
export const searchWords = (search: string): string[] => foldText(search).split(/\s+/).filter(Boolean);

/** Whether each word of a search is in one of the texts; an empty search finds everything. */
export function isFound(search: string | undefined, ...texts: readonly string[]): boolean {
  const words = searchWords(search ?? '');
  if (words.length === 0) return true;
  const folded = texts.map(foldText);
  return words.every((word) => folded.some((text) => text.includes(word)));
}
