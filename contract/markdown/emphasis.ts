// CommonMark decides by the adjacent characters whether `**` opens or closes, and relies on spaces between words. Where
// a word continues directly after a quotation mark or bracket, as with Bangla suffixes, it would print the asterisks.
import { attention } from 'micromark-core-commonmark';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import type { Code, Construct, Extension, State, Token, TokenizeContext } from 'micromark-util-types';
import type { Processor } from 'unified';

/**
 * Letters and marks of scripts without capitals, in which words take suffixes or have no spaces between them, and their
 * digits.
 */
const CASELESS = /[\p{Lo}\p{Lm}\p{M}]|(?![0-9])\p{Nd}/u;
const SIGN = /[\p{P}\p{S}]/u;

const is = (kind: RegExp, code: Code): boolean => code !== null && code > 0 && kind.test(String.fromCharCode(code));

/**
 * The same construct, which also opens between such a letter and punctuation, and closes between punctuation and such a
 * letter.
 */
const besideLetters = (construct: Construct): Construct => ({
  ...construct,
  tokenize(this: TokenizeContext, effects, ok, nok) {
    const before = this.previous;
    let marks: Token | undefined;
    const watched: typeof effects = {
      ...effects,
      exit: (type) => {
        marks = effects.exit(type);
        return marks;
      },
    };
    const end: State = (after) => {
      if (marks && is(CASELESS, before) && is(SIGN, after)) marks._open = true;
      if (marks && is(SIGN, before) && is(CASELESS, after)) marks._close = true;
      return ok(after);
    };
    return construct.tokenize.call(this, watched, end, nok);
  },
});

const ASTERISK = 42;
const TILDE = 126;

/** Emphasis, strong and strikethrough for every script; `_` is unchanged, for names like `a_b`. */
export function emphasisOfAllScripts(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: Extension[] };
  const struck = [gfmStrikethrough({ singleTilde: false }).text?.[TILDE] ?? []].flat();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { text: { [ASTERISK]: besideLetters(attention), [TILDE]: struck.map(besideLetters) } },
  ];
}
