import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';

const MARKED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ô',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ô',
  S: 'Š',
  U: 'Ü',
  Y: 'Ý',
  Z: 'Ž',
};

const ELEMENT = /(<\/?\w+\/?>)/;

const LONGER_BY = 0.4;

/** Vowels are doubled until the text is longer by two fifths. */
function lengthen(text: string): string {
  let missing = Math.round(text.length * LONGER_BY);
  const doubled = [...text].map((letter) => {
    if (missing <= 0 || !/[a-z]/i.test(letter)) return MARKED[letter] ?? letter;
    missing -= 1;
    return (MARKED[letter] ?? letter).repeat(2);
  });
  return doubled.join('');
}

const lengthenAround = (text: string): string =>
  text
    .split(ELEMENT)
    .map((part) => (ELEMENT.test(part) ? part : lengthen(part)))
    .join('');

const lengthenParts = (parts: CompiledMessage): CompiledMessage =>
  parts.map((part) => {
    if (typeof part === 'string') return part === '#' ? part : lengthenAround(part);
    const [name, type, choices] = part;
    if (typeof choices !== 'object' || choices === null) return part;
    const longer = Object.entries(choices).map(([key, choice]) => [
      key,
      Array.isArray(choice) ? lengthenParts(choice) : choice,
    ]);
    return [name, type, Object.fromEntries(longer)];
  });

/**
 * An English message as a language with longer words would have it: marked letters, two fifths more of them, in
 * brackets. What is cut off loses its bracket, and what is not translated has none.
 */
export const pseudo = (message: string): CompiledMessage => ['[', ...lengthenParts(compileMessage(message)), ']'];
