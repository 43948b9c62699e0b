/** Letters and digits that are not easily confused. */
const CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const RANDOM_LENGTH = 8;

/** A code that cannot be guessed. @param pick a random whole number below its argument */
export const toRandomCode = (prefix: string, pick: (below: number) => number): string =>
  `${prefix}-${Array.from({ length: RANDOM_LENGTH }, () => CHARACTERS[pick(CHARACTERS.length)]).join('')}`;
