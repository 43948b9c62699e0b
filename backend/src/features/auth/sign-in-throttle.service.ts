import { type LimitRule, type Limits, tooMany } from '../../http/protection/limits.ts';

/** Which area is signed in to; one network may try less at the administration's. */
export type SignInArea = 'customer' | 'admin';

const NETWORKS: Record<SignInArea, LimitRule> = { customer: 'sign-in-network', admin: 'admin-sign-in-network' };

export interface SignInThrottle {
  /** Counts the attempt before the password is looked at, so that parallel guesses count too. @throws AppError 429 */
  attempt(email: string, ip: string): Promise<void>;
  /** Takes the attempt back and remembers that this network knows the password. */
  succeeded(email: string, ip: string): Promise<void>;
}

/**
 * Failed sign-ins are counted per account and network, per account, and per network; those per account together for both
 * doors, because a token from either of them opens whatever its person may do. A guesser who uses up the
 * account's allowance from many networks cannot lock its owner out: a network from which the account was opened
 * within the last 30 days is not held by the account's counter.
 */
export function createSignInThrottle(limits: Limits, area: SignInArea): SignInThrottle {
  const network = NETWORKS[area];
  return {
    async attempt(email, ip) {
      const account = email.toLowerCase();
      await limits.take(network, ip);
      await limits.take('sign-in-pair', account, ip);
      const left = await limits.allows('sign-in-account', account);
      if (!left && !(await limits.seen('known-network', account, ip))) throw tooMany(60_000);
    },
    async succeeded(email, ip) {
      const account = email.toLowerCase();
      await limits.clear('sign-in-pair', account, ip);
      await limits.giveBack(network, ip);
      await limits.giveBack('sign-in-account', account);
      await limits.allows('known-network', account, ip);
    },
  };
}
