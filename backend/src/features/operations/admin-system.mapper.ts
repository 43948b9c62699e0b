import type { FailedJob, SystemServer } from '../../../../contract/generated/model.ts';
import type { DeadJobRow } from '../../jobs/queue-stats.repository.ts';
import { redact } from '../../lib/redact.ts';
import type { ServerRow } from './servers.repository.ts';

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

export const toServer = ({ id, name, version, started_at }: ServerRow): SystemServer => ({
  id,
  name,
  version,
  startedAt: started_at.toISOString(),
});

export const toFailedJob = ({ id, name, attempts, failed_at, last_error }: DeadJobRow): FailedJob => ({
  id,
  name,
  attempts,
  failedAt: failed_at.toISOString(),
  reason: describeFailure(last_error),
});
