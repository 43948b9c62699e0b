import { LANGUAGES, type Language } from '../../contract/rules/languages.ts';

/**
 * The basis of every picture of the site: a key, a size and an HTML page. Scenes are pure (fixed seeds, no network, no
 * clock), so the same source always yields the same picture.
 */

/** One picture. `html` is a whole document as `scene()` builds it, `widths` are the encoded sizes in pixels. */
export interface Scene {
  key: string;
  width: number;
  height: number;
  widths: readonly number[];
  html: string;
  /** AVIF quality for pictures with line work so dense that the usual quality makes the file too large. */
  quality?: number;
  /** `picture` (default): AVIF and WebP in all widths; `png`: one palette PNG for link previews. */
  format?: 'picture' | 'png';
}

interface Size {
  width: number;
  height: number;
  widths: readonly number[];
  format?: 'picture' | 'png';
}

/** The sizes of pictures; `scene({ size: sizes.product, … })`. */
export const sizes = {
  hero: { width: 1200, height: 1080, widths: [360, 540, 720, 1080] },
  product: { width: 1200, height: 900, widths: [240, 480, 800, 1200] },
  post: { width: 1600, height: 900, widths: [400, 800, 1200, 1600] },
  openGraph: { width: 1200, height: 630, widths: [], format: 'png' },
} as const satisfies Record<string, Size>;

/** The studio's own colours, the same as the site's tokens. */
export const brand = {
  paper: '#f7faf8',
  ink: '#16211f',
  night: '#0a1315',
  river: '#075a41',
  riverBright: '#57dba6',
  marigold: '#f3aa2f',
  cream: '#f6efe0',
} as const;

/** CSS font stacks. Latin letters use the first face, Bangla letters the second. */
export const fonts = {
  display: `'Bricolage Grotesque','Anek Bangla',sans-serif`,
  text: `'Hanken Grotesk','Anek Bangla',sans-serif`,
  banglaSerif: `'Tiro Bangla','Hanken Grotesk',serif`,
  banglaSans: `'Anek Bangla','Hanken Grotesk',sans-serif`,
} as const;

/** A reproducible stream of numbers from 0 up to 1. */
export function seeded(seed: number): () => number {
  let state = Math.trunc(Math.abs(seed)) % 2147483646 || 1;
  const next = () => {
    state = (state * 16807) % 2147483647;
    return (state - 1) / 2147483646;
  };
  next();
  return next;
}

/** `count` strings created by `make(index)`, joined. */
export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** A number with Bangla digits: 2025 becomes ২০২৫. */
export const bangla = (value: number | string): string =>
  String(value).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? digit);

/** A number as readers of a language write it. */
export const digits = (value: number | string, language: Language): string =>
  language === 'bn' ? bangla(value) : String(value);

/** The key of a picture: its Bangla version stands beside it. */
export const keyIn = (key: string, language: Language): string => (language === 'en' ? key : `${language}/${key}`);

/** Coordinates with at most two decimals, to keep the markup readable and identical on every machine. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

interface SceneInput {
  key: string;
  size: Size;
  /** Background of the whole picture (any CSS background). */
  background: string;
  body: string;
  css?: string;
  quality?: number;
}

/** Pictures with words, drawn once in each language. */
export const inLanguages = (...draw: readonly ((language: Language) => Scene)[]): Scene[] =>
  LANGUAGES.flatMap((language) => draw.map((of) => of(language)));

/** Wraps a body in a page of exactly the picture's size; the faces of `fonts` are available. */
export function scene({ key, size, background, body, css = '', quality }: SceneInput): Scene {
  const base = `*{box-sizing:border-box;margin:0;padding:0}html,body{width:${size.width}px;height:${size.height}px;overflow:hidden}
body{position:relative;background:${background};font-family:${fonts.text};font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased}
svg{display:block;overflow:visible}.abs{position:absolute}`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="stylesheet" href="/fonts.css"><style>${base}${css}</style></head><body>${body}</body></html>`;
  return { key, ...size, html, ...(quality ? { quality } : {}) };
}
