import { conflict, invalid } from '../../http/errors.ts';

const STALE = 'Somebody else has changed this in the meantime. Reload to see it.';

/** 409 for a change of something that has been changed since it was read. */
export const stale = () => conflict(STALE);

/** @throws AppError 400 without a version, 409 when it is not the present one */
export function checkVersion(present: number, given: number | undefined): void {
  if (given === undefined) throw invalid('version', 'Please name the version that is changed');
  if (given !== present) throw stale();
}
