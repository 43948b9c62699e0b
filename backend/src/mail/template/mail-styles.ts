import { type Accent, fromOklch, toReadableTextColour } from '../../../../contract/rules/accent.ts';
import type { Language } from '../../../../contract/rules/languages.ts';

/** The design's own colours of tokens.css in a form that every mail program supports. */
const DESIGN: Accent = { light: fromOklch([0.44, 0.085, 168]), dark: fromOklch([0.82, 0.13, 166]) };

/** `#rrggbb` colours of one theme of an email. None is pure black or white, which forced themes invert. */
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
export function mailColours(accent: Accent | null): Record<keyof Accent, MailColours> {
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
/** The faces for Bangla of the common systems; one of several weights first. */
const BANGLA_FONT = `'Hind Siliguri','Noto Sans Bengali','Nirmala UI','Kohinoor Bangla','Bangla Sangam MN',${FONT}`;

/** Bangla has signs above and below its letters, and letters that must not be spread or drawn together. */
const TYPE: Record<Language, Record<'font' | 'headings' | 'heading' | 'sign' | 'text' | 'rows' | 'small', string>> = {
  en: {
    font: FONT,
    headings: HEADINGS,
    heading: 'font-size:28px;line-height:1.15;font-weight:600;letter-spacing:-.02em',
    sign: 'letter-spacing:-.01em',
    text: 'line-height:1.55',
    rows: 'line-height:1.45',
    small: 'line-height:1.6',
  },
  bn: {
    font: BANGLA_FONT,
    headings: BANGLA_FONT,
    heading: 'font-size:25px;line-height:1.45;font-weight:600',
    sign: 'letter-spacing:0',
    text: 'line-height:1.8',
    rows: 'line-height:1.65',
    small: 'line-height:1.75',
  },
};

/** Inline, because some programs drop the style element, which adds the dark theme where it is supported. */
export const styles = (
  { ground, card, line, text, quiet, accent, onAccent }: MailColours,
  language: Language,
  type = TYPE[language],
) => ({
  body: `margin:0;padding:0;background-color:${ground};font-family:${type.font};-webkit-text-size-adjust:100%`,
  sign: `padding:0 0 0 6px;font-family:${type.headings};font-size:20px;font-weight:600;${type.sign};color:${text}`,
  card: `background-color:${card};border:1px solid ${line};border-radius:14px`,
  river: 'display:block;width:100%;max-width:598px;height:auto;border:0;border-radius:13px 13px 0 0',
  content: 'padding:20px 40px 36px',
  heading: `margin:0 0 20px;text-wrap:balance;font-family:${type.headings};${type.heading};color:${text}`,
  text: `margin:0 0 16px;font-size:16px;${type.text};color:${text}`,
  quote: `margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${accent};font-size:16px;${type.text};color:${text}`,
  rows: `margin:4px 0 20px;border-top:1px solid ${line};font-size:15px;${type.rows}`,
  name: `width:34%;padding:11px 16px 11px 0;border-bottom:1px solid ${line};text-align:left;font-weight:400;vertical-align:top;color:${quiet}`,
  value: `padding:11px 0;border-bottom:1px solid ${line};text-align:left;vertical-align:top;overflow-wrap:anywhere;word-break:break-word;color:${text}`,
  item: `padding:11px 16px 11px 0;border-bottom:1px solid ${line};text-align:left;font-weight:400;vertical-align:middle;color:${text}`,
  product: `padding:0 0 0 14px;font-size:16px;line-height:1.35;font-weight:600;color:${text}`,
  total: `;border-bottom:0;padding-top:14px;font-size:17px;font-weight:700`,
  amount: `padding:11px 0;border-bottom:1px solid ${line};text-align:right;vertical-align:middle;font-variant-numeric:tabular-nums;white-space:nowrap;color:${text}`,
  picture: `display:block;border:0;border-radius:10px;background-color:${line}`,
  button: `background-color:${accent};border-radius:10px`,
  press: `display:inline-block;padding:14px 26px;font-size:16px;line-height:1.25;font-weight:600;text-decoration:none;color:${onAccent}`,
  row: `padding:13px 0;font-size:16px;line-height:1.4`,
  between: `;border-bottom:1px solid ${line}`,
  rowLink: `font-weight:600;color:${accent}`,
  address: `margin:12px 0 20px;font-size:13px;line-height:1.5;word-break:break-all;color:${quiet}`,
  footer: `padding:22px 8px 0;font-size:13px;${type.small};color:${quiet}`,
  quietLink: `color:${quiet};text-decoration:underline`,
});

/** Colours of the dark theme: by class, which Outlook's apps prefix with an attribute of their own. */
const darkRules = (dark: MailColours, prefix = ''): string =>
  [
    `.ground{background-color:${dark.ground}!important}`,
    `.card{background-color:${dark.card}!important;border-color:${dark.line}!important}`,
    `.line{border-color:${dark.line}!important}`,
    `.edge{border-left-color:${dark.accent}!important}`,
    `.ink{color:${dark.text}!important}`,
    `.quiet{color:${dark.quiet}!important}`,
    `.go{color:${dark.accent}!important}`,
    `.fill{background-color:${dark.accent}!important}`,
    `.on-fill{color:${dark.onAccent}!important}`,
  ]
    .map((rule) => prefix + rule)
    .join('');

/** The rules for the reader's dark theme, and for narrow windows. */
export const sheet = (dark: MailColours): string =>
  [
    '@media (max-width:480px){.content{padding:16px 20px 28px!important}.outer{padding:20px 8px!important}',
    'h1{font-size:24px!important}.press{display:block!important;text-align:center!important}.button{width:100%!important}',
    '.fact,.value{display:block!important;width:auto!important}.fact{padding:11px 0 0!important;border-bottom:0!important}',
    '.value{padding:2px 0 11px!important}}',
    '@media (prefers-color-scheme:dark){',
    darkRules(dark),
    '.on-light:not(:last-child){display:none!important}.on-dark{display:inline-block!important}',
    '}',
    darkRules(dark, '[data-ogsc] '),
  ].join('');
