import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

const FONTS = new URL('./fonts/', import.meta.url);
const FURTHER = /^([a-z]+)[\w-]*\.ttf\.br$/;

/** The letters of each further font; they are large, so that only those which a document needs are loaded. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  arabic: /\p{Script=Arabic}/u,
  emoji: /[\p{Extended_Pictographic}\p{Regional_Indicator}\u2190-\u2bff]/u,
  han: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
  hangul: /\p{Script=Hangul}/u,
  hebrew: /\p{Script=Hebrew}/u,
  thai: /\p{Script=Thai}/u,
  world: /[\u0180-\u052f\u0900-\u097f\u1e00-\u218f]/u,
};

/** The fonts of a text, in a fixed order; none of the server's own. */
export function readFonts(text: string): Buffer[] {
  return readdirSync(FONTS)
    .sort()
    .flatMap((name) => {
      const further = FURTHER.exec(name)?.[1];
      if (further === undefined) return name.endsWith('.ttf') ? [readFileSync(new URL(name, FONTS))] : [];
      return SCRIPTS[further]?.test(text) ? [brotliDecompressSync(readFileSync(new URL(name, FONTS)))] : [];
    });
}
