import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { traced, traceparent } from '../lib/tracing.ts';
import type { Encryption } from './encryption.ts';
import { insertJob } from './jobs.repository.ts';
import type { JobHandlers, JobName, Jobs } from './jobs.ts';

const MAX_ATTEMPTS = 10;

interface Options {
  db: Kysely<Database>;
  encryption: Encryption;
  /** Called after each job, for an engine that cannot wake its worker itself. */
  onAdded?: () => void;
}

/** Jobs in the tables of graphile-worker. Payloads are encrypted, because they contain personal data. */
export function createJobs({ db, encryption, onAdded = () => {} }: Options): Jobs {
  return {
    async add(name, payload, { db: connection = db, runAt, key, maxAttempts = MAX_ATTEMPTS, queue } = {}) {
      await insertJob(connection, {
        name,
        payload: { sealed: encryption.encrypt(JSON.stringify(payload)), traceparent: traceparent() },
        queue: queue ?? null,
        runAt: runAt ?? null,
        maxAttempts,
        key: key ?? null,
      });
      onAdded();
    },
  };
}

/** The payload of a job. One added by the schedule has none. */
function decryptPayload(stored: unknown, encryption: Encryption): unknown {
  const encrypted = stored instanceof Object && 'sealed' in stored ? stored.sealed : undefined;
  return typeof encrypted === 'string' ? JSON.parse(encryption.decrypt(encrypted)) : {};
}

/** Runs the stored job `name`. @throws its handler's error, or when it was encrypted with another secret */
export async function runJob(
  handlers: JobHandlers,
  encryption: Encryption,
  name: JobName,
  stored: unknown,
): Promise<void> {
  const handler = handlers[name] as (payload: unknown) => Promise<void>;
  const parent = stored instanceof Object && 'traceparent' in stored ? String(stored.traceparent) : undefined;
  await traced(`job ${name}`, { parent }, () => handler(decryptPayload(stored, encryption)));
}
