import { type LimitRule, type Limits, tooMany } from '../../http/protection/limits.ts';

/** Which area is signed in to; attempts at the administration's are limited more closely. */
export type SignInArea = 'customer' | 'admin';

/** Every attempt counts in all of them, at whichever door it is made; each door refuses by its own. */
const PAIRS = ['sign-in-pair', 'admin-sign-in-pair'] as const satisfies LimitRule[];

const RULES: Record<SignInArea, { pairs: readonly LimitRule[]; network: LimitRule }> = {
  customer: { pairs: ['sign-in-pair'], network: 'sign-in-network' },
  admin: { pairs: PAIRS, network: 'admin-sign-in-network' },
};

export interface SignInThrottle {
  /** Counts the attempt before the password is looked at, so that parallel guesses count too. @throws AppError 429 */
  attempt(email: string, ip: string): Promise<void>;
  /** Takes the attempt back and remembers that this network knows the password. */
  succeeded(email: string, ip: string): Promise<void>;
}

/**
 * Failed sign-ins are counted per account and network, per account, and per network; those per account over all doors, so
 * that guesses at the customers' sign-in use up what the administration's allows. A guesser who uses up the
 * account's allowance from many networks cannot lock its owner out: a network from which the account was opened
 * within the last 30 days is not held by the account's counter.
 */
export function createSignInThrottle(limits: Limits, area: SignInArea): SignInThrottle {
  const { pairs, network } = RULES[area];
  return {
    async attempt(email, ip) {
      const account = email.toLowerCase();
      await limits.take(network, ip);
      for (const pair of PAIRS) {
        if (pairs.includes(pair)) await limits.take(pair, account, ip);
        else await limits.allows(pair, account, ip);
      }
      const left = await limits.allows('sign-in-account', account);
      if (!left && !(await limits.seen('known-network', account, ip))) throw tooMany(60_000);
    },
    async succeeded(email, ip) {
      const account = email.toLowerCase();
      for (const pair of PAIRS) await limits.clear(pair, account, ip);
      await limits.giveBack(network, ip);
      await limits.giveBack('sign-in-account', account);
      await limits.allows('known-network', account, ip);
    },
  };
}
