import { REFUSALS } from '../../../backend/shared/refusals.ts';
import { conflict, invalidField } from '../../problems.ts';

/** Refuses any version except the current one; undefined when it matches. */
export const versionProblem = (present: number, given: number | undefined) => {
  if (given === undefined) return invalidField('version', REFUSALS.versionMissing);
  return given === present ? undefined : conflict(REFUSALS.stale);
};
