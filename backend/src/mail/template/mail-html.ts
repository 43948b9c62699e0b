import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { t } from '../../../../contract/i18n/macros.ts';
import { type Language, toLanguageUrl } from '../../../../contract/rules/languages.ts';
import type { MailSection } from '../../../../contract/rules/mail-sections.ts';
import { mailColours, sheet, styles } from './mail-styles.ts';
import { styleMarkup } from './markup.ts';
import type { MailSite, StyledMail } from './styled-mail.ts';

type Style = ReturnType<typeof styles>;

/** Outlook does not support max-width, so it gets a fixed width. */
const forOutlook = (html: string): ElementContent => ({ type: 'comment', value: `[if mso]>${html}<![endif]` });

const WIDTH = 600;

/** A layout table, hidden from screen readers: the only layout that every mail program supports. */
const layout = (properties: Record<string, string | number | string[]>, children: ElementContent[]): Element =>
  h('table', { role: 'presentation', border: 0, cellPadding: 0, cellSpacing: 0, width: '100%', ...properties }, [
    h('tbody', children),
  ]);

/** Shown height of the logo's file, which has a margin of four pixels around the logo. */
const LOGO = { height: 40, margin: 8, maxWidth: 248 };

/** The logo and the name of the site; the logo's file is PNG, because Outlook and Gmail do not show SVG. */
function sign({ name, url, logo }: MailSite, language: Language, style: Style): Element {
  const { height, margin, maxWidth } = LOGO;
  const natural = logo ? (logo.width / logo.height) * (height - margin) + margin : 0;
  const width = Math.round(Math.min(maxWidth, natural));
  const shown =
    natural > maxWidth ? Math.round(((maxWidth - margin) / (natural - margin)) * (height - margin) + margin) : height;
  const picture = (file: string, source: string, className: string, hidden: string) =>
    h('img', {
      // The name of the present file, so that programs fetch a changed logo.
      src: `${url}/mail/${file}?v=${encodeURIComponent(source.split('/').at(-1) ?? '')}`,
      alt: name,
      width,
      height: shown,
      className: [className],
      style: `${hidden};border:0;vertical-align:middle;font-size:20px;font-weight:600`,
    });
  const pictures = logo
    ? [
        picture('logo.png', logo.light, 'on-light', 'display:inline-block'),
        // Shown only in the reader's dark theme.
        ...(logo.dark === logo.light
          ? []
          : [picture('logo-dark.png', logo.dark, 'on-dark', 'display:none;mso-hide:all')]),
      ]
    : [];
  const home = (children: ElementContent[], color: string) =>
    h(
      'a',
      { href: toLanguageUrl(url, language), className: ['ink'], style: `text-decoration:none;${color}` },
      children,
    );
  const brand = !logo || logo.showName;
  return layout({ width: '' }, [
    h('tr', [
      ...(logo ? [h('td', { style: 'padding:0', valign: 'middle' }, [home(pictures, style.text)])] : []),
      ...(brand
        ? [
            h('td', { className: ['ink'], valign: 'middle', style: style.sign }, [
              home([{ type: 'text', value: name }], 'color:inherit'),
            ]),
          ]
        : []),
    ]),
  ]);
}

/** Preview text shown next to the subject by some programs; the rest of that line stays empty. */
const preheader = (text: string): Element =>
  h('div', { style: 'display:none;max-height:0;overflow:hidden;mso-hide:all' }, `${text}${'\u2007\u034f'.repeat(60)}`);

const lineBreaks = (lines: readonly string[]): ElementContent[] =>
  lines.flatMap((line, index) => [...(index > 0 ? [h('br')] : []), { type: 'text' as const, value: line }]);

/** User-written lines, each with its own text direction. */
const inLines = (text: string): ElementContent[] => lineBreaks(text.split('\n'));

/** Who sends this, why, and how to stop it. */
function footer(mail: StyledMail, site: MailSite, style: Style): Element {
  const address = (site.address ?? '').split('\n').filter((line) => line.trim() !== '');
  const blocks: ElementContent[][] = [
    lineBreaks(mail.closing),
    [
      h('a', { href: toLanguageUrl(site.url, mail.language), className: ['quiet'], style: style.quietLink }, site.name),
      ...(address.length > 0 ? [{ type: 'text' as const, value: ` · ${address.join(', ')}` }] : []),
    ],
    mail.stop
      ? [h('a', { href: mail.stop, className: ['quiet'], style: style.quietLink }, t(mail.language)`Unsubscribe`)]
      : [],
  ];
  return h(
    'td',
    { className: ['quiet'], style: style.footer },
    blocks
      .filter((block) => block.length > 0)
      .map((block, index) => h('p', { style: `margin:${index > 0 ? 8 : 0}px 0 0` }, block)),
  );
}

/** The whole document around the content: logo, card, footer, in the colours of the reader's theme. */
function frame(mail: StyledMail, site: MailSite, content: ElementContent[]): Element {
  const { light, dark } = mailColours(site.accent);
  const style = styles(light, mail.language);
  return h('html', { lang: mail.language, dir: 'ltr' }, [
    h('head', [
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      // Programs must not turn dates and numbers into links.
      h('meta', { name: 'format-detection', content: 'telephone=no,date=no,address=no,email=no' }),
      h('title', mail.subject),
      h('style', sheet(dark)),
    ]),
    h('body', { className: ['ground'], style: style.body }, [
      preheader(mail.preheader),
      layout({ className: ['ground'], bgColor: light.ground }, [
        h('tr', [
          h('td', { align: 'center', className: ['outer'], style: 'padding:28px 12px 36px' }, [
            forOutlook(`<table role="presentation" width="${WIDTH}"><tr><td>`),
            layout({ style: `max-width:${WIDTH}px` }, [
              h('tr', [h('td', { style: 'padding:0 4px 14px' }, [sign(site, mail.language, style)])]),
              h('tr', [
                h('td', { className: ['card'], bgColor: light.card, style: style.card }, [
                  h('img', {
                    src: `${site.url}/mail/river.png?v=${light.accent.slice(1)}`,
                    alt: '',
                    width: WIDTH - 2,
                    height: 74,
                    style: style.river,
                  }),
                  layout({}, [h('tr', [h('td', { className: ['content'], style: style.content }, content)])]),
                ]),
              ]),
              h('tr', [footer(mail, site, style)]),
            ]),
            forOutlook('</td></tr></table>'),
          ]),
        ]),
      ]),
    ]),
  ]);
}

type Rows = readonly (readonly [string, string])[];

const PLAIN_TABLE = { border: 0, cellPadding: 0, cellSpacing: 0, width: '100%' };

/** Names and values in two columns, below each other in a narrow window. */
function factTable(rows: Rows, style: Style): Element {
  const cells = rows.map(([name, text]) =>
    h('tr', [
      h('th', { scope: 'row', dir: 'auto', className: ['line', 'quiet', 'fact'], style: style.name }, name),
      h('td', { dir: 'auto', className: ['line', 'ink', 'value'], style: style.value }, inLines(text)),
    ]),
  );
  return h('table', { ...PLAIN_TABLE, className: ['line'], style: style.rows }, [h('tbody', cells)]);
}

const THUMBNAIL = 64;

/** The name of what was bought beside its picture, which is decorative: the name says it. */
function withPicture(name: string, path: string | undefined, site: MailSite, style: Style): ElementContent {
  const stem = /\/([\w-]+)\.webp$/.exec(path ?? '')?.[1];
  if (stem === undefined) return { type: 'text', value: name };
  const src = `${site.url}/mail/pictures/${stem}.jpg`;
  const cell = { valign: 'middle', className: ['ink'], style: style.product };
  return layout({ width: '' }, [
    h('tr', [
      h('td', { valign: 'middle', width: THUMBNAIL }, [
        h('img', { src, alt: '', width: THUMBNAIL, height: THUMBNAIL, style: style.picture }),
      ]),
      h('td', { dir: 'auto', ...cell }, name),
    ]),
  ]);
}

/** What was bought, with amounts at the right; the last row is the total. */
function billTable(rows: Rows, picture: string | undefined, site: MailSite, style: Style): Element {
  const cells = rows.map(([name, amount], index) => {
    const weight = index === rows.length - 1 ? style.total : '';
    const content = index === 0 ? withPicture(name, picture, site, style) : { type: 'text' as const, value: name };
    return h('tr', [
      h('th', { scope: 'row', dir: 'auto', className: ['line', 'ink'], style: style.item + weight }, [content]),
      h('td', { dir: 'auto', className: ['line', 'ink'], style: style.amount + weight }, amount),
    ]);
  });
  return h('table', { ...PLAIN_TABLE, className: ['line'], style: style.rows }, [h('tbody', cells)]);
}

/** The main action as a button, with its URL for programs that disable links. */
const button = (label: string, link: string, language: Language, style: Style): Element[] => [
  layout({ width: '', align: 'left', className: ['button'] }, [
    h('tr', [
      h('td', { className: ['fill'], align: 'center', style: style.button }, [
        h('a', { href: link, className: ['on-fill', 'press'], style: style.press }, label),
      ]),
    ]),
  ]),
  h('div', { style: 'clear:both;font-size:0;line-height:0' }, '\u00a0'),
  h('p', { className: ['quiet'], style: style.address }, [
    `${t(language)`Or copy this link:`} `,
    h('a', { href: link, className: ['quiet'], style: style.quietLink }, link),
  ]),
];

const isLink = (part?: MailSection): boolean => part?.kind === 'action' && part.style === 'link';

/** A further link, or one of several of equal weight with lines between them. */
const linkRow = (label: string, link: string, isLast: boolean, style: Style): Element[] => [
  layout({}, [
    h('tr', [
      h('td', { className: ['line'], style: isLast ? style.row : style.row + style.between }, [
        h('a', { href: link, className: ['go'], style: style.rowLink }, label),
      ]),
    ]),
  ]),
  h('div', { style: 'font-size:0;line-height:8px;height:8px' }, '\u00a0'),
];

/** Prevents line breaks in numbers of invoices, which a phone would break at the hyphen. */
const headingHtml = (heading: string): (string | Element)[] =>
  heading
    .split(/(\S*\d-\d\S*)/)
    .filter((part) => part !== '')
    .map((part) => (/\d-\d/.test(part) ? h('span', { style: 'white-space:nowrap' }, part) : part));

interface Surroundings {
  readonly site: MailSite;
  readonly language: Language;
  readonly next: MailSection | undefined;
}

function partHtml(part: MailSection, { site, language, next }: Surroundings, style: Style): ElementContent[] {
  switch (part.kind) {
    case 'text':
      return [h('p', { dir: 'auto', className: ['ink'], style: style.text }, inLines(part.text))];
    case 'quote':
      return [h('blockquote', { dir: 'auto', className: ['ink', 'edge'], style: style.quote }, inLines(part.text))];
    case 'list':
      return [
        h('ul', { className: ['ink'], style: `${style.text};padding:0 0 0 20px` }, [
          ...part.items.map((item) => h('li', { dir: 'auto', style: 'margin:0 0 6px' }, item)),
        ]),
      ];
    case 'facts':
      return [factTable(part.rows, style)];
    case 'lines':
      return [billTable(part.rows, part.picture, site, style)];
    case 'action':
      return part.style === 'link'
        ? linkRow(part.label, part.link, !isLink(next), style)
        : button(part.label, part.link, language, style);
    case 'markup':
      return styleMarkup(part.html, {
        site: site.url,
        style,
        button: (label, link) => button(label, link, language, style),
      });
  }
}

/**
 * The complete HTML of an email: tables and inline styles, in the site's colours, light and dark. Every text is escaped
 * by the library that serialises the tree.
 */
export function mailHtml(mail: StyledMail, site: MailSite): string {
  const { language } = mail;
  const style = styles(mailColours(site.accent).light, language);
  const content = [
    h('h1', { dir: 'auto', className: ['ink'], style: style.heading }, headingHtml(mail.heading)),
    ...mail.parts.flatMap((part, index) => partHtml(part, { site, language, next: mail.parts[index + 1] }, style)),
  ];
  const document = { type: 'root' as const, children: [{ type: 'doctype' as const }, frame(mail, site, content)] };
  return toHtml(document, { allowDangerousCharacters: false, upperDoctype: true });
}
