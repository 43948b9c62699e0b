/** Combining marks, and characters that only control joining. The dots of Bangla letters are part of the letters. */
const INVISIBLE = /[\u0300-\u036f\u200b-\u200d\u2060\ufeff]/g;

const ZERO = '০'.charCodeAt(0);

/**
 * A text in search form: without case and accents, Unicode-normalised, digits as 0 to 9. The database function `folded` computes the
 * same.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(INVISIBLE, '')
    .toLowerCase()
    // Both spellings are common: বাংলা and বাঙ্লা, হঠাৎ and হঠাত্.
    .replaceAll('ঙ্', 'ং')
    .replaceAll('ৎ', 'ত্')
    .replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - ZERO));

/** The words of a search, in any order, separated by any whitespace. */
export const toSearchTerms = (search: string): string[] => foldText(search).split(/\s+/).filter(Boolean);

/** Whether each word of a search is in one of the texts; an empty search matches everything. */
export function matchesSearch(search: string | undefined, ...texts: readonly string[]): boolean {
  const words = toSearchTerms(search ?? '');
  if (words.length === 0) return true;
  const folded = texts.map(foldText);
  return words.every((word) => folded.some((text) => text.includes(word)));
}
