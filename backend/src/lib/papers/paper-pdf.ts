import { fileURLToPath } from 'node:url';
import type { InvoiceDocument } from '../../../../contract/rules/invoice-document.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { runInChildProcess } from '../child-process.ts';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { AppError } from '../errors.ts';

const SCRIPT = fileURLToPath(new URL('./paper-process.ts', import.meta.url));
const LIMITS = { timeoutMs: 15_000, maxOutputBytes: 16 * 1024 * 1024, memory: 512 * 1024 * 1024 };
const RETRY = { 'Retry-After': '5' };
/** Maximum graphemes of a word that always fit into the narrowest column. */
const MAX_WORD_LENGTH = 32;
const BREAK = '\u200b';

/** One process at a time, because each has its own heap. */
const withConcurrencyLimit = createConcurrencyLimit(1, 16);
const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** Lets an overlong word break between letters; Bangla conjuncts stay whole. */
function breakable(text: string): string {
  return text.replace(/\S+/gu, (word) => {
    if (word.length <= MAX_WORD_LENGTH) return word;
    const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
    return letters.map((letter, index) => (index > 0 && index % MAX_WORD_LENGTH === 0 ? BREAK : '') + letter).join('');
  });
}

/** The sender's name and logo at the top of a document. */
export interface Letterhead {
  readonly name: string;
  /** `#rrggbb`, readable on white */
  readonly accent: string;
  /** An SVG, PNG, JPEG or WebP file; null to show the name alone. */
  readonly logo: Buffer | null;
  /** Whether the name stands beside the logo. */
  readonly showName: boolean;
}

/** A printable document: an invoice, or another document with the same sections. Empty sections are not rendered. */
export interface Paper extends InvoiceDocument {
  /** Of the whole paper; a bilingual one is English with Bangla beside its labels. */
  readonly language: Language;
  /** A text to copy by hand, in large letters. */
  readonly key?: { readonly label: string; readonly value: string };
  /** The same invoice for programs, which is attached to the file. */
  readonly eInvoice?: string | undefined;
}

/** The design's own green, where the owner has chosen no colour. */
export const DEFAULT_ACCENT = '#0b5d44';

/**
 * Renders a document as PDF in a separate process. The same document gives the same bytes.
 * @param at time of issue, used as the file's date
 * @throws AppError 503 with Retry-After when the process fails, or too many are waiting
 */
export function renderPdf({ eInvoice, ...paper }: Paper, at: Date, letterhead: Letterhead): Promise<Buffer> {
  const breaking = JSON.parse(JSON.stringify(paper), (_key, value) =>
    typeof value === 'string' ? breakable(value) : value,
  );
  const { logo, ...face } = letterhead;
  const input = JSON.stringify({
    ...breaking,
    eInvoice,
    letterhead: { ...face, logo: logo && [...logo] },
    at: Math.floor(at.getTime() / 1_000),
  });
  return withConcurrencyLimit(async () => {
    try {
      return await runInChildProcess(SCRIPT, [], input, LIMITS);
    } catch (cause) {
      throw new AppError(503, 'unavailable', REFUSALS.paperUnavailable, { headers: RETRY, cause });
    }
  });
}
