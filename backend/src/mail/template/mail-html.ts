import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { MailSection } from '../../../../contract/rules/mail-sections.ts';
import { mailColours } from './colours.ts';
import { frame, layout } from './frame.ts';
import type { MailSite, StyledMail } from './styled-mail.ts';
import { styles } from './styles.ts';

type Style = ReturnType<typeof styles>;

/** User-written lines, each with its own text direction. */
const inLines = (text: string): ElementContent[] =>
  text.split('\n').flatMap((line, index) => [...(index > 0 ? [h('br')] : []), { type: 'text' as const, value: line }]);

/** Names and values in two columns; in a bill, amounts are right-aligned and the last one is the total. */
function table(rows: readonly (readonly [string, string])[], isBill: boolean, style: Style): Element {
  const value = isBill ? style.amount : style.value;
  const cells = rows.map(([name, text], index) => {
    const isTotal = isBill && index === rows.length - 1;
    const weight = isTotal ? style.total : '';
    const named = { dir: 'auto', className: ['line', isTotal ? 'ink' : 'quiet'], style: style.name + weight };
    return h('tr', [
      h('th', { scope: 'row', ...named }, name),
      h('td', { dir: 'auto', className: ['line', 'ink'], style: value + weight }, inLines(text)),
    ]);
  });
  const plain = { border: 0, cellPadding: 0, cellSpacing: 0, width: '100%' };
  return h('table', { ...plain, className: ['line'], style: style.rows }, [h('tbody', cells)]);
}

function partHtml(part: MailSection, style: Style): Element[] {
  switch (part.kind) {
    case 'text':
      return [h('p', { dir: 'auto', className: ['ink'], style: style.text }, inLines(part.text))];
    case 'quote':
      return [h('blockquote', { dir: 'auto', className: ['ink', 'line'], style: style.quote }, inLines(part.text))];
    case 'facts':
    case 'lines':
      return [table(part.rows, part.kind === 'lines', style)];
    case 'action':
      return [
        layout({ width: '', align: 'left' }, [
          h('tr', [
            h('td', { className: ['fill'], style: style.button }, [
              h('a', { href: part.link, className: ['on-fill'], style: style.press }, part.label),
            ]),
          ]),
        ]),
        h('div', { style: 'clear:both;font-size:0;line-height:0' }, '\u00a0'),
        h('p', { className: ['quiet'], style: style.address }, [
          'Or copy this link: ',
          h('a', { href: part.link, className: ['quiet'], style: style.quietLink }, part.link),
        ]),
      ];
  }
}

/**
 * The complete HTML of an email: tables and inline styles, in the site's colours, light and dark. Every text is escaped
 * by the library that serialises the tree.
 */
export function mailHtml(mail: StyledMail, site: MailSite): string {
  const style = styles(mailColours(site.accent).light);
  const content = [
    h('h1', { dir: 'auto', className: ['ink'], style: style.heading }, mail.heading),
    ...mail.parts.flatMap((part) => partHtml(part, style)),
  ];
  const document = { type: 'root' as const, children: [{ type: 'doctype' as const }, frame(mail, site, content)] };
  return toHtml(document, { allowDangerousCharacters: false, upperDoctype: true });
}
