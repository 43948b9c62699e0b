import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { cacheStats } from '../lib/cache-stats.ts';
import { VERSION } from '../lib/version.ts';

/** Seconds; the fastest calls take a few milliseconds, and the server gives up after some seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface MetricsSources {
  connections(): { open: number; idle: number; waiting: number; most: number };
  /** The replica for public reads; null if there is none. */
  replica(): { state: string; lagSeconds: number | null; reads: Record<'primary' | 'replica', number> } | null;
  /** State of the job queue; ages in seconds. */
  queue(): Promise<{ waiting: number; running: number; dead: number; oldestSeconds: number }>;
  /** Wallets that do not match the ledger. */
  ledgerFaults(): Promise<number>;
}

export interface Metrics {
  registry: Registry;
  /** One finished request. `operation` is the contract's, or the kind of any other URL. */
  request(operation: string, method: string, status: number, seconds: number): void;
  job(name: string, result: 'done' | 'failed', seconds: number): void;
}

/**
 * Metrics under the names used by dashboards and alerts. A source that does not answer leaves its values out. With
 * several processes behind one port, values that all of them share are reported once and not added up.
 */
export function createMetrics({ connections, replica, queue, ledgerFaults }: MetricsSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'studio_http_requests_total',
    help: 'Requests answered',
    labelNames: ['operation', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'studio_http_request_duration_seconds',
    help: 'From the request line to the last byte',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers,
  });
  const jobs = new Histogram({
    name: 'studio_job_duration_seconds',
    help: 'Runs of jobs',
    labelNames: ['job', 'result'],
    buckets: [...BUCKETS, 60],
    registers,
  });
  new Gauge({
    name: 'studio_build_info',
    aggregator: 'max',
    help: 'Always 1',
    labelNames: ['version'],
    registers,
  }).set({ version: VERSION }, 1);
  new Gauge({
    name: 'studio_db_connections',
    help: 'Connections in the pool; waiting are requests without one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
  addCacheGauges(registers);
  addReplicaGauges(registers, replica);
  addQueueGauges(registers, queue);
  new Gauge({
    name: 'studio_ledger_faults',
    aggregator: 'max',
    help: 'Wallets whose balance differs from their last ledger row',
    registers,
    async collect() {
      await ledgerFaults().then(
        (faults) => this.set(faults),
        () => this.remove(),
      );
    },
  });
  return {
    registry,
    request: (operation, method, status, seconds) => {
      requests.inc({ operation, method, status });
      durations.observe({ operation }, seconds);
    },
    job: (job, result, seconds) => jobs.observe({ job, result }, seconds),
  };
}

function addReplicaGauges(registers: Registry[], replica: MetricsSources['replica']): void {
  new Gauge({
    name: 'studio_db_replica_lag_seconds',
    aggregator: 'max',
    help: 'Maximum age of the rows of the replica; no value without a replica',
    registers,
    collect() {
      this.reset();
      const lag = replica()?.lagSeconds ?? null;
      if (lag === null) this.remove();
      else this.set(lag);
    },
  });
  new Counter({
    name: 'studio_db_public_reads_total',
    help: 'Public reads by the database that answered them, if there is a replica',
    labelNames: ['server'],
    registers,
    collect() {
      this.reset();
      for (const [server, count] of Object.entries(replica()?.reads ?? {})) this.inc({ server }, count);
    },
  });
}

function addCacheGauges(registers: Registry[]): void {
  new Counter({
    name: 'studio_cache_requests_total',
    help: 'Lookups in caches',
    labelNames: ['cache', 'result'],
    registers,
    collect() {
      this.reset();
      for (const [cache, { hits, misses }] of cacheStats) {
        this.inc({ cache, result: 'hit' }, hits);
        this.inc({ cache, result: 'miss' }, misses);
      }
    },
  });
  new Gauge({
    name: 'studio_cache_entries',
    help: 'Values in a cache',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [cache, { size }] of cacheStats) this.set({ cache }, size());
    },
  });
}

function addQueueGauges(registers: Registry[], queue: MetricsSources['queue']): void {
  const oldest = new Gauge({
    name: 'studio_jobs_oldest_seconds',
    aggregator: 'max',
    help: 'How long the oldest due job has been waiting',
    registers,
  });
  new Gauge({
    name: 'studio_jobs',
    aggregator: 'max',
    help: 'Jobs in the queue of all servers; dead jobs have no attempts left',
    labelNames: ['state'],
    registers,
    async collect() {
      const { oldestSeconds, ...states } = await queue().catch(() => ({ oldestSeconds: Number.NaN }));
      oldest.set(oldestSeconds);
      this.reset();
      for (const [state, count] of Object.entries(states)) this.set({ state }, count);
    },
  });
}
