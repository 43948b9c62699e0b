import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { LiveCard } from '@/features/public/catalogue/products/live/live-card.tsx';
import { useNow } from '@/hooks/use-now.ts';
import { language } from '@/i18n/language.ts';
import { dateFormat } from '@/lib/date-format.ts';
import { type BanglaDate, toBangla } from './bangla-date.ts';
import { banglaDigits, monthOf, seasonOf, weekdayOf } from './bangla-words.ts';
import { CoverToday } from './cover-today.tsx';
import { Month } from './month.tsx';

const longDay = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const isBangla = language === 'bn';

interface SheetProps {
  readonly time: number;
  readonly date: BanglaDate;
}

/** One sheet of a tear-off calendar: red head, one large numeral. */
function Sheet({ time, date: { year, month, day } }: SheetProps) {
  const { bangla, latin } = monthOf(month);
  const season = seasonOf(month);
  return (
    <div className="overflow-hidden rounded-lg bg-[#fdf8ec] text-center text-[#2b1611] shadow-float">
      <p lang="bn" className="bg-[#b72a1d] px-4 py-2.5 text-lg leading-normal font-semibold text-[#fdf8ec]">
        <span data-of-today="">{`${bangla} ${banglaDigits(year)}`}</span>
      </p>
      <div aria-live="polite" data-of-today="" className="px-4 pt-3 pb-5">
        <p lang="bn" className="text-base leading-relaxed text-[#b72a1d]">
          {weekdayOf(time)}
        </p>
        <p lang="bn" className="font-sans text-[6.5rem] leading-[1.15] font-semibold">
          {banglaDigits(day)}
        </p>
        {/* In Bangla the sheet above has said it. */}
        {isBangla ? null : <p className="font-semibold tabular-nums">{`${day} ${latin} ${year}`}</p>}
        <p className="mt-0.5 text-sm text-[#6d5348] tabular-nums">{longDay.format(time)}</p>
        <p className="mt-2 text-sm text-[#6d5348]">
          <span lang="bn">{season.bangla}</span>
          {isBangla ? null : <span>{`, ${season.english}`}</span>}
        </p>
      </div>
    </div>
  );
}

const DAY = 86_400_000;
/** The first 31 Ashwin: where the rule starts. Before the page's script has run, it keeps the place of the reader's day. */
const FIRST = Date.UTC(2019, 9, 16);
const LAST = Date.UTC(2119, 11, 31);
const DHAKA_AHEAD = 6 * 3_600_000;

const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const midnightInDhaka = (now: number) => Math.floor((now + DHAKA_AHEAD) / DAY) * DAY;

/** The Bangla date of today, or of a selected day, on a tear-off sheet and in its month. */
export function BanglaDay() {
  const id = useId();
  const now = useNow();
  const [chosen, choose] = useState<number | null>(null);
  const today = now === null ? FIRST : midnightInDhaka(now);
  const time = chosen ?? today;
  const move = (days: number) => choose(Math.min(LAST, Math.max(FIRST, time + days * DAY)));
  return (
    <LiveCard
      title={t`The Bangla date of any day`}
      text={t`The date follows from twelve fixed month starts and one check for leap years, as our article explains. Bangladesh has used this rule since 16 October 2019.`}
      controls={
        <div>
          <Label htmlFor={id}>
            <Trans>Day</Trans>
          </Label>
          <div className="mt-2 flex max-w-96 flex-wrap items-center gap-x-1 gap-y-2">
            <IconButton
              icon={ChevronLeft}
              label={t`The day before`}
              onClick={() => move(-1)}
              aria-disabled={time <= FIRST}
              className="-ml-2.5"
            />
            <Input
              id={id}
              type="date"
              min={isoOf(FIRST)}
              max={isoOf(LAST)}
              value={now === null ? '' : isoOf(time)}
              className="w-auto min-w-40 flex-1 tabular-nums"
              onChange={({ target: { valueAsNumber: asked } }) => {
                if (asked >= FIRST && asked <= LAST) choose(asked);
              }}
            />
            <IconButton
              icon={ChevronRight}
              label={t`The day after`}
              onClick={() => move(1)}
              aria-disabled={time >= LAST}
            />
            <Button variant="outline" onClick={() => choose(null)} aria-disabled={time === today}>
              <Trans>Today</Trans>
            </Button>
          </div>
        </div>
      }
    >
      <div
        className={clsx(
          'mx-auto grid w-full max-w-168 grid-cols-[minmax(0,1fr)] content-center items-center gap-6 px-5 py-8 sm:grid-cols-2 sm:px-8 sm:py-10',
          now === null && '[&_[data-of-today]]:invisible',
        )}
      >
        <Sheet time={time} date={toBangla(time)} />
        <Month date={toBangla(time)} today={now === null ? null : today} />
      </div>
      {now === null ? null : <CoverToday time={today} />}
    </LiveCard>
  );
}
