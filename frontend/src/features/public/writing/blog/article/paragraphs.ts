/** A paragraph of an article and its style. */
export interface Paragraph {
  readonly text: string;
  /** The first one starts with a drop cap; one short sentence on its own marks a turn of the text. */
  readonly variant: 'plain' | 'opening' | 'turn';
}

const BLANK_LINES = /\r?\n(?:[^\S\n]*\r?\n)+/;

/** A drop cap needs several lines and a script without marks above its letters. */
const OPENING = /^\p{Script=Latin}[\s\S]{159,}/u;

/** Maximum length of the single sentence that marks a turn, in characters. */
const TURN = /^[^.!?]{8,63}\.$/;

/** The paragraphs of a plain text, separated by blank lines. */
export function splitParagraphs(content: string): Paragraph[] {
  const blocks = content
    .split(BLANK_LINES)
    .map((text) => text.trim())
    .filter(Boolean);
  return blocks.map((text, index) => {
    if (index === 0) return { text, variant: OPENING.test(text) ? 'opening' : 'plain' };
    return { text, variant: index < blocks.length - 1 && TURN.test(text) ? 'turn' : 'plain' };
  });
}

/** Minimum length of an article with room for a detail of its picture. */
const LONG_ARTICLE = 3000;

/**
 * Where a detail of the article's picture is placed: before the paragraph that starts the second half of a long text,
 * never next to a turn, which is a break itself. Null when there is no such position.
 */
export function detailIndex(paragraphs: readonly Paragraph[]): number | null {
  const length = paragraphs.reduce((sum, { text }) => sum + text.length, 0);
  if (length < LONG_ARTICLE) return null;
  let read = 0;
  for (const [index, { text, variant }] of paragraphs.entries()) {
    if (read >= length / 2 && variant === 'plain' && paragraphs[index - 1]?.variant !== 'turn') return index;
    read += text.length;
  }
  return null;
}
