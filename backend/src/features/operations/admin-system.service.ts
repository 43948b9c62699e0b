import type { FailedJob, SystemServer, SystemStatus } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import {
  type DeadJobRow,
  deleteDeadJobs,
  listDeadJobs,
  readQueueStats,
  retryDeadJobs,
} from '../../jobs/queue-stats.repository.ts';
import { notFound } from '../../lib/errors.ts';
import { redact } from '../../lib/redact.ts';
import { VERSION } from '../../lib/version.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { findLastBackup } from './backups.repository.ts';
import { findLastMailAt, listServers, type ServerRow } from './servers.repository.ts';
import { readDatabaseInfo, readMigrationInfo } from './system.repository.ts';

const MAX_LENGTH = 300;

/** Errors of external systems, in plain words. */
const KNOWN_REASONS: [RegExp, string][] = [
  [
    /ECONNREFUSED|ECONNRESET|EHOSTUNREACH|Greeting never received|Connection closed/i,
    'The other server is not responding.',
  ],
  [/ENOTFOUND|EAI_AGAIN/i, 'The name of the other server could not be resolved.'],
  [/ETIMEDOUT|timed? ?out|timeout/i, 'It took too long.'],
  [/EAUTH|Invalid login|authentication failed/i, 'The mail server rejected the user name or password.'],
  [/ENOSPC|disk full/i, 'The disk is full.'],
  [/EACCES|EPERM|EROFS/i, 'The server has no write permission there.'],
  [
    /unable to authenticate data|Unsupported state/i,
    'It was encrypted with another secret (JWT_SECRET) and cannot be read.',
  ],
];

/**
 * Why a job failed permanently, for an administrator. Unknown errors keep the library's message, without personal data.
 */
function describeFailure(lastError: string | null): string {
  if (lastError === null) return 'The server was killed while the job was running.';
  const reason = KNOWN_REASONS.find(([pattern]) => pattern.test(lastError))?.[1];
  const firstLine = String(redact(lastError)).split('\n')[0]?.slice(0, MAX_LENGTH) ?? '';
  return reason ? `${reason} (${firstLine.slice(0, MAX_LENGTH - reason.length)})` : firstLine;
}

const toServer = ({ id, name, version, started_at }: ServerRow): SystemServer => ({
  id,
  name,
  version,
  startedAt: started_at.toISOString(),
});

const toFailedJob = ({ id, name, attempts, failed_at, last_error }: DeadJobRow): FailedJob => ({
  id,
  name,
  attempts,
  failedAt: failed_at.toISOString(),
  reason: describeFailure(last_error),
});

const MAX_FAILURES = 50;

/**
 * The current state of the servers and their dependencies. A storage that does not answer is a result, not an error.
 */
export async function readSystemStatus(
  { db, env, storage, system }: Deps,
  stored: { files: number; bytes: number } | null,
): Promise<SystemStatus> {
  const replica = system.replica();
  const [servers, database, migrations, queue, failures, mailAt, backup, reachable] = await Promise.all([
    listServers(db),
    readDatabaseInfo(db),
    readMigrationInfo(db),
    readQueueStats(db),
    listDeadJobs(db, MAX_FAILURES),
    findLastMailAt(db),
    findLastBackup(db),
    storage.check().then(
      () => true,
      () => false,
    ),
  ]);
  return {
    version: VERSION,
    build: system.build,
    servers: servers.map(toServer),
    database: {
      kind: system.database,
      ...database,
      connections: system.connections(),
      replica: { condition: replica?.state ?? 'none', lagSeconds: replica?.lagSeconds ?? null },
    },
    migrations,
    storage: {
      kind: storage.kind,
      place: storage.description,
      reachable,
      files: stored?.files ?? null,
      bytes: stored?.bytes ?? null,
    },
    mail: { kind: system.mail, lastDeliveryAt: mailAt?.toISOString() ?? null, waiting: queue.waitingMails },
    jobs: {
      waiting: queue.waiting,
      running: queue.running,
      failed: queue.dead,
      oldestDueAt: queue.oldestDueAt?.toISOString() ?? null,
      failures: failures.map(toFailedJob),
    },
    backup: {
      lastAt: backup?.finished_at.toISOString() ?? null,
      bytes: backup?.bytes ?? null,
      nightly: env.backups !== undefined,
    },
  };
}

const ACTIONS = { retry: retryDeadJobs, remove: deleteDeadJobs } as const;

/**
 * Retries or deletes dead-letter jobs and adds an audit row.
 * @param id null for all of them
 * @returns how many jobs were affected
 * @throws AppError 404 when `id` is not (or no longer) a dead-letter job
 */
export function resolveJobs(
  { db, clock }: Deps,
  user: SessionUser,
  verb: keyof typeof ACTIONS,
  id: number | null,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const affected = await ACTIONS[verb](tx, id);
    const [first] = affected;
    if (id !== null && !first) throw notFound(REFUSALS.jobGone);
    if (first) {
      const label = id === null ? `${affected.length} jobs` : first.name;
      await recordChange(tx, {
        actorId: user.id,
        action: `job.${verb}`,
        subject: 'job',
        subjectId: id === null ? null : String(id),
        label,
        before: null,
        after: null,
        at: clock.now(),
      });
    }
    return affected.length;
  });
}
