/** One part of a mail's text, in reading order; the same parts become the plain text and the HTML. */
export type MailPart =
  | { kind: 'text'; text: string; greets?: true }
  /** what somebody else has written: kept as it is, line by line */
  | { kind: 'quote'; text: string }
  /** names and values, one row each */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  /** what was bought, amounts as texts with their currency; the last row is the total */
  | { kind: 'lines'; rows: readonly (readonly [what: string, amount: string])[] }
  /** the one thing to do; the plain text shows its address */
  | { kind: 'action'; label: string; link: string };

export const paragraph = (text: string): MailPart => ({ kind: 'text', text });
export const action = (label: string, link: string): MailPart => ({ kind: 'action', label, link });

const plain = (part: MailPart): string => {
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

/** The parts as plain text: paragraphs with an empty line between them. */
export const textOf = (parts: readonly MailPart[]): string => parts.map(plain).join('\n\n').concat('\n');

/** The first sentences without the greeting, for the line beside the subject. */
export const previewOf = (parts: readonly MailPart[]): string =>
  Array.from(parts.flatMap((part) => (part.kind === 'text' && !part.greets ? [part.text] : [])).join(' '))
    .slice(0, 140)
    .join('');
