import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { mailColours } from './colours.ts';
import type { MailSite, StyledMail } from './styled-mail.ts';
import { FONT, styles } from './styles.ts';

/** Outlook does not support max-width, so it gets a fixed width. */
const forOutlook = (html: string): ElementContent => ({ type: 'comment', value: `[if mso]>${html}<![endif]` });

const WIDTH = 600;

/** A layout table, hidden from screen readers: the only layout that every mail program supports. */
export const layout = (properties: Record<string, string | number>, children: ElementContent[]): Element =>
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
export function frame(mail: StyledMail, site: MailSite, content: Element[]): Element {
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
