import { t } from '@lingui/core/macro';
import { formatCount } from './format.ts';

/** 2 h 20 min, 2 h or 20 min. */
export function formatDuration(total: number): string {
  const hours = formatCount(Math.floor(total / 60));
  const minutes = formatCount(total % 60);
  if (total < 60) return t`${minutes} min`;
  return total % 60 === 0 ? t`${hours} h` : t`${hours} h ${minutes} min`;
}
