/** The owner's accent colour, one for each theme, as `#rrggbb`. */
export interface Accent {
  light: string;
  dark: string;
}

export type AccentTheme = keyof Accent;

/** Lightness 0 to 1, chroma, hue in degrees. */
type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The backgrounds in tokens.css of text in the accent colour; a test compares them. */
export const BACKGROUNDS: Record<AccentTheme, Record<'background' | 'card' | 'muted', Oklch>> = {
  light: { background: [0.985, 0.004, 165], card: [0.998, 0.001, 165], muted: [0.966, 0.006, 168] },
  dark: { background: [0.175, 0.014, 205], card: [0.205, 0.015, 204], muted: [0.195, 0.0145, 204] },
};

/** WCAG 2.2, level AA, for text of normal size. */
const MIN_CONTRAST = 4.5;

const HEX = /^#[0-9a-f]{6}$/;
const WHITE = '#ffffff';
const INK = '#0b1413';

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};
const toHex = (channelValues: readonly number[]): string =>
  `#${channelValues
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * Math.max(0, channel) ** (1 / 2.4) - 0.055;

/** sRGB to OKLCH (Björn Ottosson's matrices). */
function toOklch(hex: string): Oklch {
  const [red, green, blue] = channels(hex).map(toLinear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  return [lightness, Math.hypot(a, b), ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360];
}

/** The nearest sRGB colour, as `#rrggbb`. */
export function fromOklch([lightness, chroma, hue]: Oklch): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return toHex([
    toGamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    toGamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    toGamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]);
}

const luminance = (hex: string): number => {
  const [red, green, blue] = channels(hex).map(toLinear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of two colours by WCAG 2.2, 1 to 21. */
function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const mix = (first: string, second: string, share: number): string => {
  const other = channels(second);
  return toHex(channels(first).map((channel, index) => channel * share + (other[index] ?? 0) * (1 - share)));
};

const groundOf = (theme: AccentTheme): string => fromOklch(BACKGROUNDS[theme].background);
const softOf = (hex: string, theme: AccentTheme): string => mix(hex, groundOf(theme), theme === 'light' ? 0.09 : 0.14);
/** The dark surface of both themes, in the accent's hue. */
const deepOf = (hex: string, lightness: number, chroma: number): Oklch => {
  const [, own, hue] = toOklch(hex);
  return [lightness, Math.min(chroma, own), Math.round(hue)];
};

/** The lowest contrast of text in this colour on any background of the theme, 1 to 21; 1 for an invalid colour. */
export function accentContrast(hex: string, theme: AccentTheme): number {
  if (!HEX.test(hex)) return 1;
  const grounds = [...Object.values(BACKGROUNDS[theme]).map(fromOklch), softOf(hex, theme)];
  if (theme === 'dark') grounds.push(fromOklch(deepOf(hex, 0.255, 0.04)));
  return Math.min(...grounds.map((ground) => contrast(hex, ground)));
}

/** The contrast with one decimal, never rounded up to the required value. */
export const formatContrast = (hex: string, theme: AccentTheme): string =>
  (Math.floor(accentContrast(hex, theme) * 10) / 10).toFixed(1);

export const isReadable = (hex: string, theme: AccentTheme): boolean => accentContrast(hex, theme) >= MIN_CONTRAST;

/** The nearest colour of the same hue with sufficient contrast in the theme. */
export function adjustAccent(hex: string, theme: AccentTheme): string {
  const [lightness, chroma, hue] = toOklch(hex);
  const step = theme === 'light' ? -0.01 : 0.01;
  for (let now = lightness; now > 0.1 && now < 0.97; now += step) {
    const candidate = fromOklch([now, chroma, hue]);
    if (isReadable(candidate, theme)) return candidate;
  }
  return theme === 'light' ? '#1a1a1a' : '#f2f2f2';
}

/** The form's message for a colour with insufficient contrast; undefined when it is sufficient. */
export function findAccentProblem(hex: string, theme: AccentTheme): string | undefined {
  if (!HEX.test(hex)) return 'Please enter a colour such as #0b5d44';
  if (isReadable(hex, theme)) return undefined;
  const ratio = formatContrast(hex, theme);
  const way = theme === 'light' ? 'darker' : 'lighter';
  return `Text in this colour has a contrast of ${ratio}:1 on ${theme} pages (4.5:1 is needed). Choose a ${way} colour, such as ${adjustAccent(hex, theme)}.`;
}

const css = ([lightness, chroma, hue]: Oklch): string => `oklch(${lightness} ${chroma.toFixed(3)} ${hue})`;

/** Paper or ink, whichever has more contrast on this colour. */
export const toReadableTextColour = (hex: string): string => (contrast(WHITE, hex) >= contrast(INK, hex) ? WHITE : INK);

function names(hex: string, theme: AccentTheme): string {
  const deep = theme === 'light' ? deepOf(hex, 0.255, 0.04) : deepOf(hex, 0.225, 0.03);
  return [
    `--primary:${hex}`,
    `--primary-hover:${mix(hex, theme === 'light' ? INK : WHITE, 0.82)}`,
    `--primary-soft:${softOf(hex, theme)}`,
    `--primary-foreground:${toReadableTextColour(hex)}`,
    `--deep:${css(deep)}`,
    `--deep-line:${css(deepOf(hex, 0.62, 0.085))}`,
  ].join(';');
}

/**
 * The style that overrides the design's own colour. Doubled selectors take precedence over tokens.css, in either order
 * of loading.
 */
export const toAccentCss = ({ light, dark }: Accent): string =>
  `:root:root{${names(light, 'light')}}.dark.dark{${names(dark, 'dark')}}`;
