/** One part of an email's content, in reading order; the same parts become the plain text and the HTML. */
export type MailSection =
  | { kind: 'text'; text: string; greets?: true }
  /** a message written by another person: unchanged, line by line */
  | { kind: 'quote'; text: string }
  /** short points, one each */
  | { kind: 'list'; items: readonly string[] }
  /** names and values, one row each */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  /**
   * purchased items, amounts as texts with their currency; the last row is the total. `picture` is the path of the first
   * item's picture on the site.
   */
  | { kind: 'lines'; rows: readonly (readonly [what: string, amount: string])[]; picture?: string }
  /** the call to action, a button; `style: 'link'` for further ones, and where several have equal weight */
  | { kind: 'action'; label: string; link: string; style?: 'link' };

export const paragraph = (text: string): MailSection => ({ kind: 'text', text });
export const action = (label: string, link: string) => ({ kind: 'action', label, link }) satisfies MailSection;
export const furtherLink = (label: string, link: string): MailSection => ({
  ...action(label, link),
  style: 'link',
});

const toPlainText = (part: MailSection): string => {
  switch (part.kind) {
    case 'action':
      return part.link;
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n');
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
export const toPreview = (parts: readonly MailSection[]): string => {
  const texts = parts.flatMap((part) => (part.kind === 'text' && !part.greets ? [part.text] : []));
  // An email of facts alone is previewed by them.
  const facts = parts.flatMap((part) => (part.kind === 'facts' ? part.rows.map(([, value]) => value) : []));
  const preview = (texts.length > 0 ? texts.join(' ') : facts.join(' · ')).replace(/\s+/g, ' ');
  return Array.from(preview).slice(0, 140).join('');
};
