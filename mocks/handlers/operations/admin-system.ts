import type { FailedJob, SystemStatus } from '../../../contract/generated/model.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';

type Operations = 'adminGetSystem' | 'adminRetryJob' | 'adminRemoveJob' | 'adminRetryJobs' | 'adminRemoveJobs';

const toStatus = ({ state }: MockDb): SystemStatus => {
  const { failures, ...system } = state.system;
  return {
    ...system,
    jobs: { ...system.jobs, failed: failures.length, failures: failures.slice(0, 50) },
  };
};

/** Removes failed jobs from the list, including retried ones: here they succeed immediately. */
const resolveJobs = (db: MockDb, actorId: string, verb: 'retry' | 'remove', id: number | null): FailedJob[] => {
  const { system } = db.state;
  const selected = system.failures.filter((job) => id === null || job.id === id);
  const [first] = selected;
  if (first) {
    const label = id === null ? `${selected.length} jobs` : first.name;
    const auditEntry = { actorId, subject: 'job', subjectId: id, label, before: null, after: null };
    recordChange(db, { ...auditEntry, action: `job.${verb}` });
    system.failures = system.failures.filter((job) => !selected.includes(job));
  }
  return selected;
};

export const createAdminSystemHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const resolveOne = (actorId: string, verb: 'retry' | 'remove', id: number) =>
    resolveJobs(db, actorId, verb, id).length > 0 ? ({ status: 204 } as const) : notFound(REFUSALS.jobGone);
  const resolveAll = (actorId: string, verb: 'retry' | 'remove') =>
    ({ status: 200, body: { count: resolveJobs(db, actorId, verb, null).length } }) as const;
  return {
    adminGetSystem: () => ({ status: 200, body: toStatus(db) }),
    adminRetryJob: ({ user, params }) => resolveOne(user.id, 'retry', Number(params.id)),
    adminRemoveJob: ({ user, params }) => resolveOne(user.id, 'remove', Number(params.id)),
    adminRetryJobs: ({ user }) => resolveAll(user.id, 'retry'),
    adminRemoveJobs: ({ user }) => resolveAll(user.id, 'remove'),
  };
};
