/**
 * Splits a description: the first paragraph introduces the product at the top of its page, the others are shown with
 * the features. A description of a single paragraph is shown only there.
 */
export function splitDescription(description: string): { intro: string | null; paragraphs: string[] } {
  const [first = '', ...others] = description.split(/\n\s*\n/).map((text) => text.trim());
  const paragraphs = others.filter(Boolean);
  return paragraphs.length > 0 ? { intro: first, paragraphs } : { intro: null, paragraphs: first ? [first] : [] };
}
