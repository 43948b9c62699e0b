import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { type Accent, fromOklch, toReadableTextColour } from '../../../contract/rules/accent.ts';
import { type MailSection, toPreview } from '../../../contract/rules/mail-sections.ts';
import type { MailMessage, OutgoingMail } from './mailer.ts';
import type { MailSite, StyledMail } from './template/styled-mail.ts';

/** The design's own colours of tokens.css in a form that every mail program supports. */
const DESIGN: Accent = { light: fromOklch([0.44, 0.085, 168]), dark: fromOklch([0.82, 0.13, 166]) };

/** `#rrggbb` colours of one theme of an email. */
interface MailColours {
  ground: string;
  card: string;
  line: string;
  text: string;
  quiet: string;
  accent: string;
  onAccent: string;
}

const coloured = (colours: Omit<MailColours, 'onAccent'>): MailColours => ({
  ...colours,
  onAccent: toReadableTextColour(colours.accent),
});

/** The colours of an email in the owner's accent, or the design's own. */
function mailColours(accent: Accent | null): Record<keyof Accent, MailColours> {
  const { light, dark } = accent ?? DESIGN;
  return {
    light: coloured({
      ground: fromOklch([0.966, 0.006, 168]),
      card: fromOklch([0.998, 0.001, 165]),
      line: fromOklch([0.886, 0.011, 180]),
      text: fromOklch([0.24, 0.02, 200]),
      quiet: fromOklch([0.475, 0.02, 196]),
      accent: light,
    }),
    dark: coloured({
      ground: fromOklch([0.175, 0.014, 205]),
      card: fromOklch([0.205, 0.015, 204]),
      line: fromOklch([0.3, 0.018, 201]),
      text: fromOklch([0.955, 0.006, 175]),
      quiet: fromOklch([0.735, 0.016, 190]),
      accent: dark,
    }),
  };
}

const FONT = "'Hanken Grotesk',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const HEADINGS = `'Bricolage Grotesque',${FONT}`;

/** Inline, because some programs drop the style element, which adds the dark theme where it is supported. */
const styles = ({ card, line, text, quiet, accent, onAccent }: MailColours) => ({
  sign: `font-family:${HEADINGS};font-size:19px;font-weight:600;letter-spacing:-.01em;color:${text};vertical-align:middle`,
  card: `padding:32px;background-color:${card};border:1px solid ${line};border-radius:14px`,
  heading: `margin:0 0 20px;font-family:${HEADINGS};font-size:26px;line-height:1.2;font-weight:600;letter-spacing:-.015em;color:${text}`,
  text: `margin:0 0 16px;font-size:16px;line-height:1.55;color:${text}`,
  quote: `margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${line};font-size:16px;line-height:1.55;color:${text}`,
  rows: `margin:4px 0 20px;border-top:1px solid ${line};font-size:15px;line-height:1.45`,
  name: `padding:10px 16px 10px 0;border-bottom:1px solid ${line};text-align:left;font-weight:400;vertical-align:top;color:${quiet}`,
  value: `padding:10px 0;border-bottom:1px solid ${line};text-align:left;vertical-align:top;color:${text}`,
  total: `;font-weight:700;color:${text}`,
  amount: `padding:10px 0;border-bottom:1px solid ${line};text-align:right;vertical-align:top;font-variant-numeric:tabular-nums;white-space:nowrap;color:${text}`,
  button: `background-color:${accent};border-radius:10px`,
  press: `display:inline-block;padding:13px 22px;font-size:16px;line-height:1.25;font-weight:600;text-decoration:none;color:${onAccent}`,
  address: `margin:12px 0 20px;font-size:13px;line-height:1.5;word-break:break-all;color:${quiet}`,
  footer: `padding:20px 8px 0;font-size:13px;line-height:1.6;color:${quiet}`,
  quietLink: `color:${quiet}`,
  /** The rules for the reader's dark theme, and for narrow windows. */
  themes: (dark: MailColours): string =>
    [
      'a.quiet{text-decoration:underline}',
      '@media (max-width:480px){.card{padding:24px 20px!important}}',
      '@media (prefers-color-scheme:dark){',
      `.ground{background-color:${dark.ground}!important}`,
      `.card{background-color:${dark.card}!important}`,
      `.card,.line{border-color:${dark.line}!important}`,
      `.ink{color:${dark.text}!important}`,
      `.quiet{color:${dark.quiet}!important}`,
      `.fill{background-color:${dark.accent}!important}`,
      `.on-fill{color:${dark.onAccent}!important}`,
      '.on-light:not(:last-child){display:none!important}',
      '.on-dark{display:inline-block!important}',
      '}',
    ].join(''),
});

/** Outlook does not support max-width, so it gets a fixed width. */
const forOutlook = (html: string): ElementContent => ({ type: 'comment', value: `[if mso]>${html}<![endif]` });

const WIDTH = 600;

/** A layout table, hidden from screen readers: the only layout that every mail program supports. */
const layout = (properties: Record<string, string | number>, children: ElementContent[]): Element =>
  h('table', { role: 'presentation', border: 0, cellPadding: 0, cellSpacing: 0, width: '100%', ...properties }, [
    h('tbody', children),
  ]);

function sign({ name, url, logo }: MailSite, style: ReturnType<typeof styles>): Element {
  const height = 32;
  const width = logo ? Math.round((logo.width / logo.height) * height) : 0;
  const picture = (src: string, className: string, hidden: string) =>
    h('img', { src: new URL(src, url).href, alt: name, width, height, className: [className], style: hidden });
  const pictures = logo
    ? [
        picture(logo.light, 'on-light', 'border:0;vertical-align:middle'),
        // Shown only in the reader's dark theme.
        ...(logo.dark === logo.light ? [] : [picture(logo.dark, 'on-dark', 'display:none;border:0;mso-hide:all')]),
      ]
    : [];
  const brandName = !logo || logo.showName ? [h('span', { className: ['ink'], style: style.sign }, name)] : [];
  return h('a', { href: url, style: 'text-decoration:none' }, [...pictures, ...(logo ? [' '] : []), ...brandName]);
}

/** Preview text shown next to the subject by some programs; the rest of that line stays empty. */
const preheader = (text: string): Element =>
  h('div', { style: 'display:none;max-height:0;overflow:hidden;mso-hide:all' }, `${text}${'\u2007\u034f'.repeat(60)}`);

/** The whole document around the content: logo, card, footer, in the colours of the reader's theme. */
function frame(mail: StyledMail, site: MailSite, content: Element[]): Element {
  const { light, dark } = mailColours(site.accent);
  const style = styles(light);
  const why = mail.why ? `You are receiving this email because ${mail.why}.` : null;
  return h('html', { lang: 'en' }, [
    h('head', [
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      // Programs must not turn dates and numbers into links.
      h('meta', { name: 'format-detection', content: 'telephone=no,date=no,address=no,email=no' }),
      h('title', mail.subject),
      h('style', style.themes(dark)),
    ]),
    h(
      'body',
      { className: ['ground'], style: `margin:0;padding:0;background-color:${light.ground};font-family:${FONT}` },
      [
        preheader(mail.preheader),
        layout({ className: 'ground', bgColor: light.ground }, [
          h('tr', [
            h('td', { align: 'center', style: 'padding:32px 12px' }, [
              forOutlook(`<table role="presentation" width="${WIDTH}"><tr><td>`),
              layout({ style: `max-width:${WIDTH}px` }, [
                h('tr', [h('td', { style: 'padding:0 8px 20px' }, [sign(site, style)])]),
                h('tr', [h('td', { className: ['card'], bgColor: light.card, style: style.card }, content)]),
                h('tr', [
                  h('td', { className: ['quiet'], style: style.footer }, [
                    h('a', { href: site.url, className: ['quiet'], style: style.quietLink }, site.name),
                    ...(why ? [h('br'), why] : []),
                    ...(mail.stop
                      ? [
                          h('br'),
                          h('a', { href: mail.stop, className: ['quiet'], style: style.quietLink }, 'Unsubscribe'),
                        ]
                      : []),
                  ]),
                ]),
              ]),
              forOutlook('</td></tr></table>'),
            ]),
          ]),
        ]),
      ],
    ),
  ]);
}

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
function mailHtml(mail: StyledMail, site: MailSite): string {
  const style = styles(mailColours(site.accent).light);
  const content = [
    h('h1', { dir: 'auto', className: ['ink'], style: style.heading }, mail.heading),
    ...mail.parts.flatMap((part) => partHtml(part, style)),
  ];
  const document = { type: 'root' as const, children: [{ type: 'doctype' as const }, frame(mail, site, content)] };
  return toHtml(document, { allowDangerousCharacters: false, upperDoctype: true });
}

export type UnsignedMail = Omit<MailMessage, 'expiresAt'> & { id?: string };

/** The message to deliver: signed by the site, as plain text and, if its parts are known, with HTML in its colours. */
export function toOutgoingMail({ parts, heading, why, ...mail }: UnsignedMail, site: MailSite): OutgoingMail {
  // A message from the contact form goes to the studio itself and is signed by its sender. A list's email already has
  // the link in its text.
  const stop = mail.stop === mail.link ? undefined : mail.stop;
  const footer = `${site.name}${stop ? `\n\nUnsubscribe: ${stop}` : ''}\n`;
  const text = mail.replyTo ? mail.text : `${mail.text.trimEnd()}\n\n${footer}`;
  // No one reads replies to the server's sender address.
  const replyHeaders = site.contactEmail ? { replyTo: { name: site.name, address: site.contactEmail } } : {};
  const signed = { ...replyHeaders, ...mail, fromName: site.name, text };
  if (!parts) return signed;
  const { subject } = mail;
  const footerProps = { ...(why ? { why } : {}), ...(stop ? { stop } : {}) };
  const styled = { subject, heading: heading ?? subject, preheader: toPreview(parts), parts, ...footerProps };
  return { ...signed, html: mailHtml(styled, site) };
}
