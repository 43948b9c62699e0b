import cluster from 'node:cluster';
import type { RequestListener } from 'node:http';
import type { Kysely } from 'kysely';
import { AggregatorRegistry } from 'prom-client';
import type { Database } from '../db/schema.ts';
import type { Env } from '../env.ts';
import { countWalletFaults } from '../features/operations/system.repository.ts';
import type { SystemInfo } from '../http/system-info.ts';
import { readQueueStats } from '../jobs/queue-stats.repository.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { serveMetrics } from '../metrics/metrics-server.ts';
import { observeRequests } from '../metrics/observe-requests.ts';

/** A count over all wallets is expensive, so its interval does not depend on how often it is requested. */
const LEDGER_CHECK_INTERVAL_MS = 5 * 60_000;

interface Options {
  env: Pick<Env, 'metrics'>;
  /** The jobs' connections, so that metrics take none from requests. */
  db: Kysely<Database>;
  system: Pick<SystemInfo, 'connections' | 'replica'>;
}

export interface RunningMetrics {
  /** Port of `/metrics`; null if it is not served. */
  port: number | null;
  observed(listener: RequestListener): RequestListener;
  job: Metrics['job'];
  close(): void;
}

const disabledWatch: RunningMetrics = { port: null, observed: (listener) => listener, job: () => {}, close: () => {} };

/**
 * Collects this server's metrics while METRICS_PORT is set. Of several processes behind one port the first one answers
 * for all.
 */
export async function startMetrics({ env, db, system }: Options): Promise<RunningMetrics> {
  if (!env.metrics) return disabledWatch;
  let faults: { at: number; count: Promise<number> } | undefined;
  const metrics = createMetrics({
    ...system,
    queue: async () => {
      const { waiting, running, dead, oldestDueAt } = await readQueueStats(db);
      return { waiting, running, dead, oldestSeconds: oldestDueAt ? (Date.now() - oldestDueAt.getTime()) / 1_000 : 0 };
    },
    ledgerFaults: () => {
      const now = performance.now();
      if (!faults || now - faults.at > LEDGER_CHECK_INTERVAL_MS) {
        faults = { at: now, count: countWalletFaults(db) };
        faults.count.catch(() => {
          faults = undefined;
        });
      }
      return faults.count;
    },
  });
  const watch = { observed: (listener: RequestListener) => observeRequests(listener, metrics), job: metrics.job };
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(metrics.registry);
    new AggregatorRegistry();
    return { ...watch, port: null, close: () => {} };
  }
  return { ...watch, ...(await serveMetrics(env.metrics, metrics.registry)) };
}

/** For the primary process: one response for all of them. */
export async function serveClusterMetrics({ metrics }: Pick<Env, 'metrics'>): Promise<void> {
  if (!metrics) return;
  const all = new AggregatorRegistry();
  await serveMetrics(metrics, { contentType: all.contentType, metrics: () => all.clusterMetrics() });
}
