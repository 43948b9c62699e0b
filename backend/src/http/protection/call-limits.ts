import { AsyncLocalStorage } from 'node:async_hooks';
import type { Response } from 'express';
import type { OperationId } from '../../../../contract/generated/operations.ts';
import { operationRateLimits, type RateLimitName, rateLimits } from '../../../../contract/generated/rate-limits.ts';

/** Of one limit, after a call was counted. */
export interface LimitUse {
  name: RateLimitName;
  limit: number;
  /** Calls left in this period. */
  left: number;
  /** Milliseconds until the period ends. */
  resetMs: number;
}

/** Stored in the call's async context, so that limits are counted deep in a service and still shown in the answer. */
const storage = new AsyncLocalStorage<{ operation: OperationId; response: Response }>();

/** Runs a part of a call whose answer shows the limits that counted it. */
export const runWithLimits = <Result>(operation: OperationId, response: Response, work: () => Result): Result =>
  storage.run({ operation, response }, work);

/** The limits of API keys count calls of every operation, also of those that are not open to keys. */
const isNamed = (operation: OperationId, name: RateLimitName): boolean =>
  name === 'api-key' || (operationRateLimits[operation] ?? []).includes(name);

/** Items of a structured header field: `"name";q=20;w=3600`. */
const toItems = (uses: LimitUse[], toParameters: (use: LimitUse) => string) =>
  uses.map((use) => `"${use.name}";${toParameters(use)}`).join(', ');

/**
 * Adds a limit to the answer of the current call, as `RateLimit-Policy` and `RateLimit`
 * (draft-ietf-httpapi-ratelimit-headers). What is left is shown of the caller's own limits only.
 * @throws when the contract does not name this limit at the operation, except in production
 */
export function showLimit(use: LimitUse): void {
  const call = storage.getStore();
  if (!call) return;
  const { operation, response } = call;
  if (!isNamed(operation, use.name) && response.app.get('env') !== 'production') {
    throw new Error(`${operation} is limited by ${use.name}, which its x-rate-limit does not name`);
  }
  if (response.headersSent) return;
  response.locals.limitUses ??= new Map();
  const uses: Map<RateLimitName, LimitUse> = response.locals.limitUses;
  uses.set(use.name, use);
  const all = [...uses.values()];
  response.set(
    'RateLimit-Policy',
    toItems(all, ({ name, limit }) => `q=${limit};w=${rateLimits[name].seconds}`),
  );
  const own = all.filter(({ name }) => rateLimits[name].isOwn);
  if (own.length === 0) return;
  response.set(
    'RateLimit',
    toItems(own, ({ left, resetMs }) => `r=${left};t=${Math.ceil(resetMs / 1000)}`),
  );
}
