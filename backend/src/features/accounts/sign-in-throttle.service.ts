import { type LimitRule, type Limits, tooMany } from '../../http/protection/limits.ts';

/** The sign-in form; the administration's has a lower limit per network. */
export type SignInArea = 'customer' | 'admin';

const NETWORK_RULES: Record<SignInArea, LimitRule> = { customer: 'sign-in-network', admin: 'admin-sign-in-network' };

export interface SignInThrottle {
  /** Counts the attempt before the password is checked, so that parallel attempts count too. @throws AppError 429 */
  countAttempt(email: string, ip: string): Promise<void>;
  /** Uncounts the attempt and remembers the network as trusted. */
  recordSuccess(email: string, ip: string): Promise<void>;
}

/**
 * Failed sign-ins are counted per account and network, per account, and per network; per account for both forms
 * together, because a token from either grants everything the user may do. An attacker who exhausts the account's limit
 * from many networks cannot lock out the owner: the account's limit does not apply to a network with a successful
 * sign-in within the last 30 days.
 */
export function createSignInThrottle(limits: Limits, area: SignInArea): SignInThrottle {
  const network = NETWORK_RULES[area];
  return {
    async countAttempt(email, ip) {
      const account = email.toLowerCase();
      await limits.consume(network, ip);
      await limits.consume('sign-in-pair', account, ip);
      const isAllowed = await limits.allows('sign-in-account', account);
      if (!isAllowed && !(await limits.isActive('known-network', account, ip))) throw tooMany(60_000);
    },
    async recordSuccess(email, ip) {
      const account = email.toLowerCase();
      await limits.clear('sign-in-pair', account, ip);
      await limits.release(network, ip);
      await limits.release('sign-in-account', account);
      await limits.allows('known-network', account, ip);
    },
  };
}
