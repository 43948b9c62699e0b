import { t } from '@lingui/core/macro';
import { locale } from '@/i18n/language.ts';

const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

export interface FormattedChange {
  readonly text: string;
  readonly direction: 'up' | 'down' | 'none';
}

/**
 * The change of a figure in words: '+12.5% in 30 days'.
 * @param change per cent against the previous 30 days; null where there is nothing to compare
 */
export function formatChange(change: number | null): FormattedChange {
  if (change === null) return { text: '–', direction: 'none' };
  if (change === 0) return { text: t`No change in 30 days`, direction: 'none' };
  return {
    text: t`${percent.format(change).replace('-', '−')}% in 30 days`,
    direction: change > 0 ? 'up' : 'down',
  };
}
