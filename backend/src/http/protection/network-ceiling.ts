import { LRUCache } from 'lru-cache';
import { toNetwork } from './network.ts';

const MINUTE_MS = 60_000;
/** So that spoofed addresses cannot fill the memory; the least recently used network is evicted first. */
const MAX_NETWORKS = 10_000;

export interface NetworkCeiling {
  /** Counts once for the network of an address; milliseconds to wait when it is over the limit, otherwise null. */
  count(ip: string | undefined): number | null;
  /** Limit per network and minute. */
  points: number;
}

/** A limit per network and minute, in memory: it protects this process, not an account. */
export function createNetworkCeiling(perMinute: number, factor: number): NetworkCeiling {
  const points = Math.max(1, Math.round(perMinute * factor));
  // Counting does not move the end of the minute, which is measured by a monotonic clock.
  const counts = new LRUCache<string, number>({ max: MAX_NETWORKS, ttl: MINUTE_MS, noUpdateTTL: true });
  return {
    points,
    count: (ip) => {
      const network = toNetwork(ip);
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      return count <= points ? null : counts.getRemainingTTL(network);
    },
  };
}
