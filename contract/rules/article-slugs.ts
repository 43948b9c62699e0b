/** Latin letters, digits, and the letters, signs and digits of Bangla; a class of a regular expression. */
const CHARACTERS = 'a-z0-9\\u0981-\\u0983\\u0985-\\u09b9\\u09bc-\\u09ce\\u09d7\\u09df-\\u09e3\\u09e6-\\u09f1';

/** The words of a slug. */
export const SLUG_WORDS = new RegExp(`[${CHARACTERS}]+`, 'g');

/** A slug as the contract defines it. */
export const SLUG = new RegExp(`^(?!.{81})[${CHARACTERS}]+(?:-[${CHARACTERS}]+)*$`);

/** Whether a title is in Bangla letters, or a slug has some. */
export const hasBanglaLetter = (text: string): boolean => /[\u0985-\u09b9]/.test(text);

/** A slug of digits alone would be taken for an id. */
export const hasLetter = (slug: string): boolean => /[a-z]/.test(slug) || hasBanglaLetter(slug);
