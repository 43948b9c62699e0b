import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { LiveCard } from '@/features/products/live/live-card.tsx';
import { useNow } from '@/features/products/live/use-now.ts';
import { toBangla } from './bangla-date.ts';
import { CoverToday } from './cover-today.tsx';
import { Month } from './month.tsx';
import { Sheet } from './sheet.tsx';

const DAY = 86_400_000;
/** The first 31 Ashwin: where the rule starts, and what the page shows before its script has run. */
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
      title="The Bangla date of any day"
      text="Twelve first days and one question about February, as our article describes it. The rule has held in Bangladesh since 16 October 2019, the first 31 Ashwin."
      controls={
        <div>
          <Label htmlFor={id}>Day</Label>
          <div className="mt-2 flex max-w-96 flex-wrap items-center gap-x-1 gap-y-2">
            <IconButton
              icon={ChevronLeft}
              label="The day before"
              onClick={() => move(-1)}
              aria-disabled={time <= FIRST}
              className="-ml-2.5"
            />
            <Input
              id={id}
              type="date"
              min={isoOf(FIRST)}
              max={isoOf(LAST)}
              value={isoOf(time)}
              className="w-auto min-w-40 flex-1 tabular-nums"
              onChange={({ target: { valueAsNumber: asked } }) => {
                if (asked >= FIRST && asked <= LAST) choose(asked);
              }}
            />
            <IconButton
              icon={ChevronRight}
              label="The day after"
              onClick={() => move(1)}
              aria-disabled={time >= LAST}
            />
            <Button variant="outline" onClick={() => choose(null)} aria-disabled={time === today}>
              Today
            </Button>
          </div>
        </div>
      }
    >
      <div className="mx-auto grid w-full max-w-168 grid-cols-[minmax(0,1fr)] content-center items-center gap-6 px-5 py-8 sm:grid-cols-2 sm:px-8 sm:py-10">
        <Sheet time={time} date={toBangla(time)} />
        <Month date={toBangla(time)} today={now === null ? null : today} />
      </div>
      {now === null ? null : <CoverToday time={today} />}
    </LiveCard>
  );
}
