import { type Text, writeText } from '../i18n/message.ts';
import { type Language, toLanguageUrl } from './languages.ts';
import { cutText } from './text.ts';

/**
 * One part of an email's content, in reading order; the same parts become the plain text and the HTML. `Content` is
 * `Text` until it is written in the recipient's language.
 */
export type MailSection<Content = string> =
  | { kind: 'text'; text: Content; greets?: true }
  /** a message written by another person: unchanged, line by line */
  | { kind: 'quote'; text: string }
  /** short points, one each */
  | { kind: 'list'; items: readonly Content[] }
  /** names and values, one row each */
  | { kind: 'facts'; rows: readonly (readonly [name: Content, value: Content])[] }
  /**
   * purchased items, amounts as texts with their currency; the last row is the total. `picture` is the path of the first
   * item's picture on the site.
   */
  | { kind: 'lines'; rows: readonly (readonly [what: Content, amount: Content])[]; picture?: string }
  /** the call to action, a button; `style: 'link'` for further ones, and where several have equal weight */
  | { kind: 'action'; label: Content; link: string; style?: 'link' }
  /** a text in Markdown, rendered and in both forms, in the language of the email */
  | { kind: 'markup'; html: string; text: string };

/** A part in a language; its link leads to the page in that language. */
export function writeSection(part: MailSection<Text>, language: Language): MailSection {
  const write = (text: Text) => writeText(language, text);
  switch (part.kind) {
    case 'text':
      return { ...part, text: write(part.text) };
    case 'quote':
    case 'markup':
      return part;
    case 'list':
      return { ...part, items: part.items.map(write) };
    case 'facts':
    case 'lines':
      return { ...part, rows: part.rows.map(([name, value]) => [write(name), write(value)] as const) };
    case 'action':
      return { ...part, label: write(part.label), link: toLanguageUrl(part.link, language) };
  }
}

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
  const texts = parts.flatMap((part) =>
    (part.kind === 'text' && !part.greets) || part.kind === 'markup' ? [part.text] : [],
  );
  // An email of facts alone is previewed by them.
  const facts = parts.flatMap((part) => (part.kind === 'facts' ? part.rows.map(([, value]) => value) : []));
  const preview = (texts.length > 0 ? texts.join(' ') : facts.join(' · ')).replace(/\s+/g, ' ');
  return cutText(preview, 140);
};
