import { LRUCache } from 'lru-cache';
import { networkOf } from './network.ts';

const MINUTE_MS = 60_000;
/** So that made-up addresses cannot fill the memory; the network unused for longest is forgotten first. */
const MOST_NETWORKS = 10_000;

export interface NetworkCeiling {
  /** Counts once for the network of an address; milliseconds to wait when it has had its share, else null. */
  count(ip: string | undefined): number | null;
  /** How often a network may in a minute. */
  points: number;
}

/** So many a minute for each network, in memory: it guards this process, not an account. */
export function createNetworkCeiling(perMinute: number, factor: number): NetworkCeiling {
  const points = Math.max(1, Math.round(perMinute * factor));
  // Counting does not move the end of the minute, which is measured by a monotonic clock.
  const counts = new LRUCache<string, number>({ max: MOST_NETWORKS, ttl: MINUTE_MS, noUpdateTTL: true });
  return {
    points,
    count: (ip) => {
      const network = networkOf(ip);
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      return count <= points ? null : counts.getRemainingTTL(network);
    },
  };
}
