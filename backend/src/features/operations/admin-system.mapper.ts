import type { FailedJob, SystemServer } from '../../../../contract/generated/model.ts';
import type { DeadJobRow } from '../../jobs/queue-stats.repository.ts';
import { describeFailure } from './job-reason.rules.ts';
import type { ServerRow } from './servers.repository.ts';

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
