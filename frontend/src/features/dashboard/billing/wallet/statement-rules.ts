import { t } from '@lingui/core/macro';
import { businessDay } from '@/lib/business-time-zone.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

/** The current year so far, as `yyyy-mm-dd` by the clock of the shop, whose days a statement has. */
export const initialPeriod = (now: Date): Period => {
  const today = businessDay(now.getTime());
  return { from: `${today.slice(0, 4)}-01-01`, to: today };
};

/** Missing days; the server refuses a period that is too long. */
export function checkPeriod({ from, to }: Period): { from?: string; to?: string } {
  return {
    ...(from === '' ? { from: t`Please enter the first day` } : {}),
    ...(to === '' ? { to: t`Please enter the last day` } : {}),
  };
}
