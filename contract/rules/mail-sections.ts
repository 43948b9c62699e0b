/** One part of an email's content, in reading order; the same parts become the plain text and the HTML. */
export type MailSection =
  | { kind: 'text'; text: string; greets?: true }
  /** a message written by another person: unchanged, line by line */
  | { kind: 'quote'; text: string }
  /** names and values, one row each */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  /** purchased items, amounts as texts with their currency; the last row is the total */
  | { kind: 'lines'; rows: readonly (readonly [what: string, amount: string])[] }
  /** the call to action; the plain text shows its URL */
  | { kind: 'action'; label: string; link: string };

export const paragraph = (text: string): MailSection => ({ kind: 'text', text });
export const action = (label: string, link: string): MailSection => ({ kind: 'action', label, link });

const toPlainText = (part: MailSection): string => {
  switch (part.kind) {
    case 'action':
      return part.link;
    case 'facts':
    case 'lines':
      return part.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
    default:
      return part.text;
  }
};

/** The parts as plain text: paragraphs separated by blank lines. */
export const joinText = (parts: readonly MailSection[]): string => parts.map(toPlainText).join('\n\n').concat('\n');

/** The first sentences after the greeting, for the preview next to the subject. */
export const toPreview = (parts: readonly MailSection[]): string =>
  Array.from(parts.flatMap((part) => (part.kind === 'text' && !part.greets ? [part.text] : [])).join(' '))
    .slice(0, 140)
    .join('');
