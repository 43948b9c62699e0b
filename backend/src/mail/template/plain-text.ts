import { t } from '../../../../contract/i18n/macros.ts';
import type { MailSection } from '../../../../contract/rules/mail-sections.ts';
import type { MailSite, StyledMail } from './styled-mail.ts';

/** Short enough to be quoted in a reply without breaking again. */
const WIDTH = 72;

/** Words in lines of at most this width; a word that is too long, such as a URL, stays whole. */
function breakWords(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Prefix of a quoted or listed line, repeated or indented on its continuation lines. */
const PREFIX = /^(> |- )?(.*)$/;

/** Wraps plain text at 72 characters. Lines that fit, such as table rows, stay unchanged. */
export const wrapPlainText = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => {
      if (line.length <= WIDTH) return [line];
      const [, prefix = '', words = ''] = PREFIX.exec(line) ?? [];
      const further = prefix === '> ' ? prefix : ' '.repeat(prefix.length);
      return breakWords(words, WIDTH - prefix.length).map((part, index) => (index === 0 ? prefix : further) + part);
    })
    .join('\n');

type Rows = readonly (readonly [string, string])[];

/** Names and values, with the values below each other. */
function toColumns(rows: Rows): string {
  const column = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows
    .map(([name, value]) => `${name}:`.padEnd(column) + value.split('\n').join(`\n${' '.repeat(column)}`))
    .join('\n');
}

/** What was bought, one line each, with the amounts below each other. */
function toBill(rows: Rows): string {
  const widest = Math.max(...rows.map(([, amount]) => amount.length));
  const room = Math.min(WIDTH - widest - 2, Math.max(...rows.map(([name]) => name.length)));
  const lines = rows.map(([name, amount]) => {
    const names = breakWords(name, room);
    const last = (names.pop() ?? '').padEnd(room);
    return [...names, `${last}  ${amount.padStart(widest)}`].join('\n');
  });
  const rule = '-'.repeat(room + 2 + widest);
  return (lines.length > 1 ? lines.toSpliced(-1, 0, rule) : lines).join('\n');
}

function toText(part: MailSection): string {
  switch (part.kind) {
    case 'action':
      return `${part.label.includes(':') ? part.label : `${part.label}:`}\n${part.link}`;
    case 'facts':
      return toColumns(part.rows);
    case 'lines':
      return toBill(part.rows);
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n');
    default:
      return part.text;
  }
}

/** A sentence that ends in a colon already leads to the link after it. */
function toBlock(part: MailSection, index: number, parts: readonly MailSection[]): string {
  const before = parts[index - 1];
  const isLed = part.kind === 'action' && !part.style && before?.kind === 'text' && before.text.endsWith(':');
  return isLed ? part.link : toText(part);
}

/** The plain-text version of an email: paragraphs, links on their own lines, and the sender at the end. */
export function toPlainTextBody(
  { language, parts, closing, stop }: StyledMail,
  { name, address = '' }: MailSite,
): string {
  const sender = [name, ...address.split('\n').filter((line) => line.trim() !== '')];
  const end = [...sender, '', ...closing, ...(stop ? ['', `${t(language)`Unsubscribe`}:\n${stop}`] : [])];
  // The line of two hyphens by which mail programs recognise a signature.
  return `${[...parts.map(toBlock), ['-- ', ...end].join('\n')].join('\n\n').trimEnd()}\n`;
}
