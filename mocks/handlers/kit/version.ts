import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField } from '../../problems.ts';

/** Refuses any version except the current one; undefined when it matches. */
export const findVersionProblem = (current: number, expected: number | undefined) => {
  if (expected === undefined) return invalidField('version', REFUSALS.versionMissing);
  return expected === current ? undefined : conflict(REFUSALS.stale);
};
