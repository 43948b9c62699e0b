import { fileURLToPath } from 'node:url';
import type { Paper } from '../../../shared/invoice-paper.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { AppError } from '../errors.ts';
import { inOwnProcess } from '../own-process.ts';

const SCRIPT = fileURLToPath(new URL('./paper-process.ts', import.meta.url));
const BOUNDS = { longest: 15_000, largest: 16 * 1024 * 1024, memory: 512 * 1024 * 1024 };
const RETRY = { 'Retry-After': '5' };
/** Graphemes of a word that always fit into the narrowest column. */
const LONGEST_WORD = 32;
const BREAK = '\u200b';

/** A process at a time: each is a second heap. */
const limited = createConcurrencyLimit(1, 16);
const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** Lets a word without an end break between letters; Bangla conjuncts stay whole. */
function breakable(text: string): string {
  return text.replace(/\S+/gu, (word) => {
    if (word.length <= LONGEST_WORD) return word;
    const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
    return letters.map((letter, index) => (index > 0 && index % LONGEST_WORD === 0 ? BREAK : '') + letter).join('');
  });
}

/**
 * Draws a paper as PDF in a process of its own. The same paper gives the same bytes.
 * @param at moment of issue, which the file names as its own
 * @throws AppError 503 with Retry-After when the process fails, and when too many wait
 */
export function drawPaper(paper: Paper, at: Date): Promise<Buffer> {
  const breaking = JSON.parse(JSON.stringify(paper), (_key, value) =>
    typeof value === 'string' ? breakable(value) : value,
  );
  const input = JSON.stringify({ ...breaking, at: Math.floor(at.getTime() / 1_000) });
  return limited(async () => {
    try {
      return await inOwnProcess(SCRIPT, [], input, BOUNDS);
    } catch (cause) {
      throw new AppError(503, 'unavailable', REFUSALS.paperUnavailable, { headers: RETRY, cause });
    }
  });
}
