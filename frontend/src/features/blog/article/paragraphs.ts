/** A paragraph of an article and how it is set. */
export interface Paragraph {
  readonly text: string;
  /** The first one starts with a large letter; one short sentence on its own marks a turn of the text. */
  readonly variant: 'plain' | 'opening' | 'turn';
}

const BLANK_LINES = /\r?\n(?:[^\S\n]*\r?\n)+/;

/** A large letter needs lines beside it, and a script without signs above its letters. */
const OPENING = /^\p{Script=Latin}[\s\S]{159,}/u;

/** One sentence of at most this many characters. */
const TURN = /^[^.!?]{8,63}\.$/;

/** The paragraphs of a plain text, which blank lines separate. */
export function paragraphsOf(content: string): Paragraph[] {
  const texts = content
    .split(BLANK_LINES)
    .map((text) => text.trim())
    .filter(Boolean);
  return texts.map((text, index) => {
    if (index === 0) return { text, variant: OPENING.test(text) ? 'opening' : 'plain' };
    return { text, variant: index < texts.length - 1 && TURN.test(text) ? 'turn' : 'plain' };
  });
}

/** Shorter articles have no room for a second look at their picture. */
const LONG_ARTICLE = 3000;

/**
 * Where a detail of the article's picture gives the eye a rest: before the paragraph that the second half of a long
 * text begins with, never beside a turn, which is a rest itself. Null when there is no such place.
 */
export function placeOfDetail(paragraphs: readonly Paragraph[]): number | null {
  const length = paragraphs.reduce((sum, { text }) => sum + text.length, 0);
  if (length < LONG_ARTICLE) return null;
  let read = 0;
  for (const [index, { text, variant }] of paragraphs.entries()) {
    if (read >= length / 2 && variant === 'plain' && paragraphs[index - 1]?.variant !== 'turn') return index;
    read += text.length;
  }
  return null;
}
