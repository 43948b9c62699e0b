import { toAsciiDigits } from './digits.ts';

/** Crockford's base 32: no letter that is mistaken for a digit, and none that forms words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 20;
const GROUP = /.{5}(?=.)/g;

/**
 * A new key, such as K7QX4-9M2TD-VW3HB-06RZE: 100 random bits, so that none can be guessed.
 * @param bytes non-random only for demos
 */
export function createLicenceKey(bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(LENGTH))): string {
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(GROUP, '$&-');
}

/** A key of this site in stored form, however it was typed; null for an invalid one. */
function parseOwnKey(input: string): string | null {
  const key = toAsciiDigits(input)
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const isKey = key.length === LENGTH && [...key].every((letter) => ALPHABET.includes(letter));
  return isKey ? key.replace(GROUP, '$&-') : null;
}

/** A key of an earlier shop: without spaces, as long as the contract allows, and too long to be guessed. */
const MOVED_KEY = /^[!-~]{8,64}$/;

/**
 * A key in stored form, however it was typed; null for an invalid one. In keys of an earlier shop hyphens are significant, and
 * case only in those that contain both.
 */
export function parseLicenceKey(input: string): string | null {
  const own = parseOwnKey(input);
  if (own !== null) return own;
  const key = toAsciiDigits(input)
    .replaceAll(/\s/gu, '')
    .replaceAll(/\p{Pd}/gu, '-');
  if (!MOVED_KEY.test(key)) return null;
  return /[a-z]/.test(key) && /[A-Z]/.test(key) ? key : key.toUpperCase();
}
