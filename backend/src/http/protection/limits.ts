import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Database } from '../../db/schema.ts';
import { AppError } from '../../lib/errors.ts';
import { createAttempts } from './attempts.repository.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Factor of the limits without strict mode, where one machine may act as all visitors; for rules without their own
 * `relaxed`.
 */
const RELAXED_FACTOR = 20;

/** Allowed events per period. Rules that reject nothing but decide what is reported are the same in both modes. */
const RULES = {
  'register-network': { points: 20, relaxed: 100, seconds: 15 * MINUTE },
  'sign-in-pair': { points: 5, seconds: 15 * MINUTE },
  'sign-in-account': { points: 50, seconds: HOUR },
  'sign-in-network': { points: 100, seconds: 15 * MINUTE },
  'admin-sign-in-network': { points: 50, seconds: 15 * MINUTE },
  'known-network': { points: 1, relaxed: 1, seconds: 30 * DAY },
  'wrong-sign-ins': { points: 4, relaxed: 4, seconds: HOUR },
  'guesses-told': { points: 1, relaxed: 1, seconds: DAY },
  'reset-network': { points: 20, relaxed: 100, seconds: HOUR },
  'reset-mails': { points: 3, seconds: HOUR },
  'reset-confirm-network': { points: 20, relaxed: 100, seconds: 15 * MINUTE },
  'current-password': { points: 10, seconds: 15 * MINUTE },
  'factor-network': { points: 100, seconds: 15 * MINUTE },
  'factor-code': { points: 5, seconds: 15 * MINUTE },
  'passkey-network': { points: 100, seconds: 15 * MINUTE },
  'passkey-person': { points: 20, seconds: 15 * MINUTE },
  'passkey-copied': { points: 3, relaxed: 3, seconds: DAY },
  'email-change': { points: 5, seconds: DAY },
  'email-links': { points: 5, seconds: HOUR },
  'email-confirm-network': { points: 30, relaxed: 300, seconds: 15 * MINUTE },
  'coupon-tries': { points: 30, seconds: 10 * MINUTE },
  'guest-network': { points: 20, relaxed: 200, seconds: HOUR },
  'guest-address': { points: 10, relaxed: 100, seconds: HOUR },
  'guest-token-network': { points: 300, relaxed: 3_000, seconds: 15 * MINUTE },
  'vat-checks': { points: 120, relaxed: 1_200, seconds: HOUR },
  'guest-link-network': { points: 10, relaxed: 100, seconds: HOUR },
  'guest-link-mails': { points: 3, seconds: HOUR },
  'gift-mails': { points: 10, relaxed: 100, seconds: DAY },
  'withdrawal-network': { points: 10, relaxed: 100, seconds: HOUR },
  'withdrawal-address': { points: 5, relaxed: 50, seconds: HOUR },
  'brief-start-network': { points: 10, relaxed: 200, seconds: HOUR },
  'brief-send-network': { points: 5, relaxed: 100, seconds: HOUR },
  'brief-address': { points: 5, relaxed: 50, seconds: HOUR },
  'project-token-network': { points: 600, relaxed: 6_000, seconds: 15 * MINUTE },
  'project-marks': { points: 300, relaxed: 3_000, seconds: HOUR },
  'approval-token-network': { points: 300, relaxed: 3_000, seconds: 15 * MINUTE },
  'brief-token-network': { points: 900, relaxed: 9_000, seconds: 15 * MINUTE },
  'licence-key': { points: 60, seconds: 10 * MINUTE },
  'licence-network': { points: 600, relaxed: 6_000, seconds: 10 * MINUTE },
  'licence-file': { points: 20, seconds: DAY },
  'data-export': { points: 3, seconds: DAY },
  avatar: { points: 20, seconds: HOUR },
  picture: { points: 200, seconds: HOUR },
  'contact-network': { points: 5, seconds: HOUR },
  'contact-address': { points: 10, seconds: HOUR },
  'vulnerability-network': { points: 5, relaxed: 50, seconds: HOUR },
  'vulnerability-address': { points: 10, relaxed: 100, seconds: HOUR },
  'conversation-person': { points: 30, seconds: HOUR },
  'conversation-file': { points: 60, seconds: HOUR },
  'conversation-token': { points: 30, seconds: HOUR },
  'conversation-token-network': { points: 300, relaxed: 3_000, seconds: 15 * MINUTE },
  'reaction-network': { points: 60, relaxed: 600, seconds: HOUR },
  'comment-person': { points: 10, seconds: 10 * MINUTE },
  'review-person': { points: 20, seconds: 10 * MINUTE },
  'newsletter-network': { points: 10, relaxed: 100, seconds: HOUR },
  'newsletter-mails': { points: 3, seconds: HOUR },
  'test-mail': { points: 5, seconds: 10 * MINUTE },
  'mail-again': { points: 3, seconds: HOUR },
  'mails-again': { points: 30, seconds: HOUR },
  'owner-mails': { points: 10, seconds: HOUR },
  'invitation-mails': { points: 5, seconds: HOUR },
  'received-mail': { points: 60, seconds: HOUR },
  'api-key': { points: 600, relaxed: 6_000, seconds: MINUTE },
  'newsletter-link-network': { points: 30, relaxed: 300, seconds: 15 * MINUTE },
} as const satisfies Record<string, { points: number; relaxed?: number; seconds: number }>;

export type LimitRule = keyof typeof RULES;

/** Counters of attempts, stored in the database so that all servers share them and they survive restarts. */
export interface Limits {
  /** Counts one attempt. @throws AppError 429 with Retry-After when the limit is exceeded */
  consume(rule: LimitRule, ...key: string[]): Promise<void>;
  /** Counts one attempt and returns whether it was within the limit. */
  allows(rule: LimitRule, ...key: string[]): Promise<boolean>;
  /** Uncounts one attempt. */
  release(rule: LimitRule, ...key: string[]): Promise<void>;
  /** Clears all attempts of the key. */
  clear(rule: LimitRule, ...key: string[]): Promise<void>;
  /** Whether anything has been counted for the key in the current period. */
  isActive(rule: LimitRule, ...key: string[]): Promise<boolean>;
}

/** 429 with the seconds to wait, at least one. */
export function tooMany(waitMs: number): AppError {
  return new AppError(429, 'too_many_requests', REFUSALS.tooMany, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });
}

// Keys contain emails and networks, so only their hash is stored.
const hashKey = (parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

/**
 * @param factor multiplies every limit, so that a test run from one address is not throttled
 * @param strict limits of a public site; relaxed ones otherwise
 * @param now milliseconds of a monotonic clock
 */
export function createLimits(db: Kysely<Database>, factor: number, strict: boolean, now?: () => number): Limits {
  const attempts = createAttempts(db, now);
  const keyOf = (rule: LimitRule, key: string[]) => `${rule}:${hashKey(key)}`;
  const toPeriodMs = (rule: LimitRule) => RULES[rule].seconds * 1000;
  const maxPoints = (rule: LimitRule) => {
    const { points, ...other } = RULES[rule];
    const relaxed = 'relaxed' in other ? other.relaxed : points * RELAXED_FACTOR;
    const allowed = strict ? points : relaxed;
    return Math.max(1, Math.round(allowed * factor));
  };

  /** Milliseconds to wait when the attempt is over the limit, otherwise null. */
  const consume = async (rule: LimitRule, key: string[]): Promise<number | null> => {
    const { count, left } = await attempts.add(keyOf(rule, key), 1, toPeriodMs(rule));
    return count > maxPoints(rule) ? left : null;
  };

  return {
    async consume(rule, ...key) {
      const wait = await consume(rule, key);
      if (wait !== null) throw tooMany(wait);
    },
    allows: async (rule, ...key) => (await consume(rule, key)) === null,
    release: async (rule, ...key) => {
      await attempts.add(keyOf(rule, key), -1, toPeriodMs(rule));
    },
    clear: (rule, ...key) => attempts.forget(keyOf(rule, key)),
    isActive: (rule, ...key) => attempts.running(keyOf(rule, key)),
  };
}
