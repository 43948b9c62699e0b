// Shares a rule with the backend: what the meter calls easy to guess is exactly what the server refuses.
import { isWeakPassword } from '@contract/rules/weak-password.ts';

export type Strength = 'short' | 'weak' | 'fair' | 'strong';

/** Known details of the password's owner. */
export interface Owner {
  readonly name: string;
  readonly email: string;
}

/** More entropy than any brute-force attack tries, in bits. */
const STRONG_BITS = 60;

const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
];

/** Different characters count in full, repeated ones hardly. */
function bitsOf(password: string): number {
  const characters = [...password];
  const alphabet = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const different = new Set(characters).size;
  return (different + (characters.length - different) / 4) * Math.log2(Math.max(alphabet, 2));
}

/** The strength of a new password. `short` and `weak` ones are refused. */
export function passwordStrength(password: string, shortest: number, owner?: Owner): Strength {
  if ([...password].length < shortest) return 'short';
  if (isWeakPassword(password, owner)) return 'weak';
  return bitsOf(password) < STRONG_BITS ? 'fair' : 'strong';
}
