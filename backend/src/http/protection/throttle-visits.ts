import type { RequestHandler } from 'express';
import { tooMany } from './limits.ts';
import { createNetworkCeiling } from './network-ceiling.ts';

/** Far above what visitors open on a busy day. */
const PER_SECOND = 100;
/** Far above what the people behind one address open. */
const PER_NETWORK_PER_MINUTE = 300;
const MAX_WAITING = 1_000;

type Next = () => void;

/** Token bucket: runs a burst of `perSecond` immediately, later ones one by one. @returns whether there was room to wait */
function createQueue(perSecond: number): (run: Next) => boolean {
  const waiting: Next[] = [];
  const stepMs = 1_000 / perSecond;
  let tokens = perSecond;
  let filledAt = performance.now();
  const refill = () => {
    const now = performance.now();
    tokens = Math.min(perSecond, tokens + (now - filledAt) / stepMs);
    filledAt = now;
  };
  const release = () => {
    // At most one at a time, however late the timer is: a busy server counts fewer visits rather than answer customers late.
    waiting.shift()?.();
    if (waiting.length > 0) setTimeout(release, stepMs).unref();
    // The burst is for visitors, not for the end of a flood.
    else [tokens, filledAt] = [0, performance.now()];
  };
  return (run) => {
    if (waiting.length >= MAX_WAITING) return false;
    if (waiting.length > 0) {
      waiting.push(run);
      return true;
    }
    refill();
    if (tokens >= 1) {
      tokens -= 1;
      run();
      return true;
    }
    waiting.push(run);
    setTimeout(release, stepMs).unref();
    return true;
  };
}

/**
 * Lets the beacons of visits through one by one, so that a flood of them leaves the server to everyone else. Beacons of
 * a network over its limit are queued separately and then rejected. The delay is invisible to visitors and slows down
 * abusive clients. When a queue is full, the connection is closed.
 * @param factor multiplies the limits
 */
export function throttleVisits(factor: number): RequestHandler {
  const ceiling = createNetworkCeiling(PER_NETWORK_PER_MINUTE, factor);
  const perSecond = PER_SECOND * Math.max(1, factor);
  const accept = createQueue(perSecond);
  const refuse = createQueue(perSecond);
  return (request, response, next) => {
    if (request.method !== 'POST' || request.path !== '/api/visits') return next();
    const wait = ceiling.count(request.ip);
    const run = () => {
      if (!response.destroyed) next(wait === null ? undefined : tooMany(wait));
    };
    if (!(wait === null ? accept : refuse)(run)) request.socket.destroy();
  };
}
