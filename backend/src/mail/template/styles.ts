import type { MailColours } from './colours.ts';

export const FONT = "'Hanken Grotesk',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const HEADINGS = `'Bricolage Grotesque',${FONT}`;

/** Inline, because some programs drop the style element, which adds the dark theme where it is supported. */
export const styles = ({ card, line, text, quiet, accent, onAccent }: MailColours) => ({
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
