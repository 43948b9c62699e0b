import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { language } from '@/i18n/language.ts';
import { type BanglaDate, daysOfMonth, fromBangla } from './bangla-date.ts';
import { banglaDigits, monthCells, monthOf, WEEKDAYS } from './bangla-words.ts';

const DAY = 86_400_000;

/** The sheet's month at a glance; the sheet says the same in words. */
export function Month({
  date: { year, month, day },
  today,
}: {
  readonly date: BanglaDate;
  readonly today: number | null;
}) {
  const first = fromBangla({ year, month, day: 1 });
  const marked = today === null ? 0 : Math.round((today - first) / DAY) + 1;
  return (
    <div>
      <div
        lang="bn"
        aria-hidden="true"
        className="grid grid-cols-7 content-start gap-y-1 text-center text-sm sm:min-h-72"
      >
        {WEEKDAYS.map((weekday, index) => (
          <span key={weekday} className={clsx('py-1 text-xs', index > 4 ? 'text-chart-5' : 'text-muted-foreground')}>
            {weekday}
          </span>
        ))}
        {monthCells(year, month, first).map((cell, index) => (
          <span
            // A cell of the grid is identified only by its number.
            key={String(index)}
            data-of-today=""
            className={clsx(
              'mx-auto grid size-9 place-items-center rounded-full leading-none',
              cell === day && 'bg-marigold font-semibold text-marigold-foreground',
              cell !== day && cell === marked && 'border border-marigold',
              cell !== day && index % 7 > 4 && 'text-chart-5',
            )}
          >
            {cell === null ? '' : banglaDigits(cell)}
          </span>
        ))}
      </div>
      <p data-of-today="" className="mt-2 text-center text-xs text-muted-foreground">
        {t`${language === 'bn' ? monthOf(month).bangla : monthOf(month).latin} ${year} has ${daysOfMonth(year, month)} days`}
      </p>
    </div>
  );
}
