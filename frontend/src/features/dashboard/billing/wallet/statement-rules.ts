interface Period {
  readonly from: string;
  readonly to: string;
}

const toDay = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** The current year so far, as `yyyy-mm-dd`. */
export const initialPeriod = (now: Date): Period => ({ from: `${now.getFullYear()}-01-01`, to: toDay(now) });

/** Missing days; the server refuses a period that is too long. */
export function checkPeriod({ from, to }: Period): { from?: string; to?: string } {
  return {
    ...(from === '' ? { from: t`Please enter the first day` } : {}),
    ...(to === '' ? { to: t`Please enter the last day` } : {}),
  };
}

import { t } from '@lingui/core/macro';
