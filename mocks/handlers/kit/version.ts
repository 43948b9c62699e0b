import { REFUSALS } from '../../../backend/shared/refusals.ts';
import { conflict, invalidField } from '../../problems.ts';

/** What is not the present version is refused; undefined when it is. */
export const versionProblem = (present: number, given: number | undefined) => {
  if (given === undefined) return invalidField('version', REFUSALS.versionMissing);
  return given === present ? undefined : conflict(REFUSALS.stale);
};
