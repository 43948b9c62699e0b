import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalid } from './errors.ts';

/** 409 for a change of an item that has changed since it was read. */
export const staleVersion = () => conflict(REFUSALS.stale);

/** @throws AppError 400 without a version, 409 when it is not the current one */
export function checkVersion(current: number, expected: number | undefined): void {
  if (expected === undefined) throw invalid('version', REFUSALS.versionMissing);
  if (expected !== current) throw staleVersion();
}
