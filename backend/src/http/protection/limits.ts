import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type RateLimitName, rateLimits } from '../../../../contract/generated/rate-limits.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Database } from '../../db/schema.ts';
import { AppError } from '../../lib/errors.ts';
import { createAttempts } from './attempts.repository.ts';
import { showLimit } from './call-limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Factor of the limits without strict mode, where one machine may act as all visitors; for rules without their own
 * `relaxed`.
 */
const RELAXED_FACTOR = 20;

/**
 * Limits that reject no call: they decide whether an email is sent, or what is reported. Those that reject calls are in
 * the contract, as `x-rate-limits`.
 */
const QUIET_RULES = {
  'sign-in-account': { limit: 50, seconds: HOUR },
  'known-network': { limit: 1, relaxed: 1, seconds: 30 * DAY },
  'wrong-sign-ins': { limit: 4, relaxed: 4, seconds: HOUR },
  'sign-ins-reported': { limit: 1, relaxed: 1, seconds: DAY },
  'reset-mails': { limit: 3, seconds: HOUR },
  'passkey-copied': { limit: 3, relaxed: 3, seconds: DAY },
  'guest-link-mails': { limit: 3, seconds: HOUR },
  'newsletter-mails': { limit: 3, seconds: HOUR },
  'owner-mails': { limit: 10, seconds: HOUR },
  'received-mail': { limit: 60, seconds: HOUR },
} as const satisfies Record<string, { limit: number; relaxed?: number; seconds: number }>;

const RULES = { ...rateLimits, ...QUIET_RULES };

type QuietRule = keyof typeof QUIET_RULES;
export type LimitRule = keyof typeof RULES;

const isPublic = (rule: LimitRule): rule is RateLimitName => rule in rateLimits;

/** Counters of attempts, stored in the database so that all servers share them and they survive restarts. */
export interface Limits {
  /** Counts one attempt. @throws AppError 429 with Retry-After when the limit is exceeded */
  consume(rule: LimitRule, ...key: string[]): Promise<void>;
  /** Counts several attempts, or none of them. @throws AppError 429 with Retry-After when they would exceed the limit */
  consumeAll(rule: LimitRule, count: number, ...key: string[]): Promise<void>;
  /** Counts one attempt and returns whether it was within the limit. */
  allows(rule: QuietRule, ...key: string[]): Promise<boolean>;
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
  const maxCount = (rule: LimitRule) => {
    const { limit, ...other } = RULES[rule];
    const relaxed = 'relaxed' in other ? other.relaxed : limit * RELAXED_FACTOR;
    const allowed = strict ? limit : relaxed;
    return Math.max(1, Math.round(allowed * factor));
  };

  const count = async (rule: LimitRule, key: string[], times = 1) => {
    const limit = maxCount(rule);
    const { count: used, left: resetMs } = await attempts.add(keyOf(rule, key), times, toPeriodMs(rule));
    return { limit, used, resetMs };
  };

  const consume = async (rule: LimitRule, key: string[], times = 1) => {
    const { limit, used, resetMs } = await count(rule, key, times);
    if (isPublic(rule)) showLimit({ name: rule, limit, left: Math.max(0, limit - used), resetMs });
    return used > limit ? tooMany(resetMs) : undefined;
  };

  return {
    async consume(rule, ...key) {
      const refusal = await consume(rule, key);
      if (refusal) throw refusal;
    },
    async consumeAll(rule, times, ...key) {
      if (times === 0) return;
      const refusal = await consume(rule, key, times);
      if (!refusal) return;
      await attempts.add(keyOf(rule, key), -times, toPeriodMs(rule));
      throw refusal;
    },
    async allows(rule, ...key) {
      const { limit, used } = await count(rule, key);
      return used <= limit;
    },
    release: async (rule, ...key) => {
      await attempts.add(keyOf(rule, key), -1, toPeriodMs(rule));
    },
    clear: (rule, ...key) => attempts.forget(keyOf(rule, key)),
    isActive: (rule, ...key) => attempts.running(keyOf(rule, key)),
  };
}
