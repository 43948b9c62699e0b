import type { BanglaDate } from './bangla-date.ts';
import { banglaDigits, monthOf, seasonOf, weekdayOf } from './bangla-words.ts';

const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

interface SheetProps {
  readonly time: number;
  readonly date: BanglaDate;
}

/** One sheet of a tear-off calendar: red head, one large numeral. */
export function Sheet({ time, date: { year, month, day } }: SheetProps) {
  const { bangla, latin } = monthOf(month);
  const season = seasonOf(month);
  return (
    <div className="overflow-hidden rounded-lg bg-[#fdf8ec] text-center text-[#2b1611] shadow-float">
      <p lang="bn" className="bg-[#b72a1d] px-4 py-2.5 text-lg leading-normal font-semibold text-[#fdf8ec]">
        {`${bangla} ${banglaDigits(year)}`}
      </p>
      <div aria-live="polite" className="px-4 pt-3 pb-5">
        <p lang="bn" className="text-base leading-relaxed text-[#b72a1d]">
          {weekdayOf(time)}
        </p>
        <p lang="bn" className="font-sans text-[6.5rem] leading-[1.15] font-semibold">
          {banglaDigits(day)}
        </p>
        <p className="font-semibold tabular-nums">{`${day} ${latin} ${year}`}</p>
        <p className="mt-0.5 text-sm text-[#6d5348] tabular-nums">{longDay.format(time)}</p>
        <p className="mt-2 text-sm text-[#6d5348]">
          <span lang="bn">{season.bangla}</span>
          <span>{`, ${season.english}`}</span>
        </p>
      </div>
    </div>
  );
}
