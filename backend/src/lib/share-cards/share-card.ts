import { fileURLToPath } from 'node:url';
import type { Language } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { runInChildProcess } from '../child-process.ts';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { AppError } from '../errors.ts';

const SCRIPT = fileURLToPath(new URL('./share-card-process.ts', import.meta.url));
const LIMITS = { timeoutMs: 15_000, maxOutputBytes: 4 * 1024 * 1024, memory: 512 * 1024 * 1024 };
const RETRY = { 'Retry-After': '5' };

/** One process at a time, because each has its own heap. */
const withConcurrencyLimit = createConcurrencyLimit(1, 8);
const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** The longest word, in letters, that fits into the column in the smallest size; longer ones break after so many. */
const MAX_WORD_LENGTH = 20;
const PART_LENGTH = 6;
const BREAK = '\u200b';
/** More than any card has room for. */
const MAX_TEXT_LENGTH = 400;

const INK = '#14211d';
const GROUND = '#f7faf8';
/** The column of words on the left bank, and sizes of its title, in pixels. Bangla needs more room per letter. */
const COLUMN = { width: 484, height: 372 };
const SIZES: Record<Language, readonly number[]> = {
  en: [76, 68, 60, 54, 48, 43, 38, 34],
  bn: [62, 56, 50, 46, 42, 38, 34, 30],
};

/** What a share card says and shows. */
export interface ShareCard {
  readonly language: Language;
  readonly title: string;
  /** The line above the title; may be empty. */
  readonly kicker: string;
  /** The site's name, beside the logo or in its place. */
  readonly name: string;
  /** `#rrggbb`, readable on the light ground */
  readonly accent: string;
  /** An SVG, PNG, JPEG or WebP file; null to show the name alone. */
  readonly logo: Buffer | null;
  /** Whether the name is shown next to the logo. */
  readonly showName: boolean;
  /** The picture on the other bank; null for the river and the sun. */
  readonly picture: Buffer | null;
}

/** Lets an overlong word break between letters; Bangla conjuncts stay whole. */
function breakable(word: string): string {
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
  if (letters.length <= MAX_WORD_LENGTH) return word;
  return letters.map((letter, index) => (index > 0 && index % PART_LENGTH === 0 ? BREAK : '') + letter).join('');
}

const toWords = (text: string) =>
  text.slice(0, MAX_TEXT_LENGTH).toWellFormed().split(/\s+/u).filter(Boolean).map(breakable);

/**
 * Draws a share card as PNG of 1200 × 630 pixels in a separate process, with the fonts of papers: the same card gives
 * the same bytes on every machine.
 * @throws AppError 503 with Retry-After when the process fails, or too many are waiting
 */
export function drawShareCard({ title, picture, logo, kicker, ...card }: ShareCard): Promise<Buffer> {
  const input = JSON.stringify({
    ...card,
    ...COLUMN,
    ink: INK,
    ground: GROUND,
    second: card.accent,
    kicker: toWords(kicker).join(' '),
    words: toWords(title),
    sizes: SIZES[card.language],
    logo: logo && [...logo],
    picture: picture?.toString('base64') ?? null,
  });
  return withConcurrencyLimit(async () => {
    try {
      return await runInChildProcess(SCRIPT, [], input, LIMITS);
    } catch (cause) {
      throw new AppError(503, 'unavailable', REFUSALS.busy, { headers: RETRY, cause });
    }
  });
}
