interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  /** Degrees */
  readonly hue: number;
}

/** Parses `oklch(L C H)` as written in tokens.css. @throws Error for any other format */
function parseOklch(text: string): Oklch {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text.trim());
  if (!match) throw new Error(`Not an opaque oklch() colour: ${text}`);
  return { lightness: Number(match[1]), chroma: Number(match[2]), hue: Number(match[3]) };
}

/** Relative luminance according to WCAG 2.2 (0 black to 1 white), from OKLCH via linear sRGB clipped to its gamut. */
function luminance({ lightness, chroma, hue }: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21, whichever is lighter. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(parseOklch(first)), luminance(parseOklch(second))].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
