import { useId, useState } from 'react';
import { Label } from '@/components/ui/label.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { LiveCard } from '@/features/products/live/live-card.tsx';
import { useNow } from '@/features/products/live/use-now.ts';
import { Dial } from './dial.tsx';
import { districts } from './districts.ts';
import { clock, fastingDay, fastTimes, halfOf, lengthInWords, lengthOf } from './fasting-day.ts';
import type { CalendarDay, Place } from './sun-times.ts';

/** The day of the calculation in the studio's article: what the page shows before its script has run. */
const EXAMPLE = { year: 2025, month: 3, day: 2 };
const HOME = 'Dhaka';

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const dayText = ({ year, month, day }: CalendarDay) => dayFormat.format(Date.UTC(year, month - 1, day));

function stateOf(now: number | null, place: Place) {
  if (now !== null) {
    const today = fastingDay(now, place);
    return { ...today, label: today.next === 'Iftar' ? 'Iftar in' : 'Sehri ends in' };
  }
  const { sehri, iftar, prayers } = fastTimes(EXAMPLE, place);
  return { day: EXAMPLE, sehri, iftar, prayers, label: 'Length of the fast', left: iftar - sehri, passed: 0.5 };
}

/** Today's sehri and iftar for a district, calculated in the page as the app calculates them. */
export function TodayTimes() {
  const id = useId();
  const now = useNow();
  const [name, setName] = useState(HOME);
  const place = districts.find((district) => district.name === name) ?? districts[0];
  if (!place) return null;
  const { day, sehri, iftar, prayers, label, left, passed } = stateOf(now, place);
  const choices = now === null ? [place] : districts;
  return (
    <LiveCard
      title={now === null ? 'Sehri and iftar, calculated here' : 'Today’s times, calculated here'}
      text="The same sixty lines that our article explains: where the sun stands for your district, 18 degrees below the horizon at dawn. Dawn is rounded down, sunset up. Where your mosque says otherwise, the mosque is right."
      controls={
        <div className="max-w-72">
          <Label htmlFor={id}>District</Label>
          <NativeSelect id={id} className="mt-2" value={name} onChange={(event) => setName(event.target.value)}>
            {choices.map((choice) => (
              <NativeSelectOption key={choice.name} value={choice.name}>
                {choice.name}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        </div>
      }
    >
      <div className="mx-auto grid w-full max-w-120 content-center px-5 py-8 sm:px-8 sm:py-10">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted-foreground tabular-nums">
          <span className="font-semibold text-foreground">{name}</span>
          <span>{dayText(day)}</span>
        </p>
        <div className="relative mt-3">
          <Dial passed={passed} />
          <p className="absolute inset-x-0 bottom-[6%] text-center">
            <span className="block text-sm text-muted-foreground">{label}</span>
            <span aria-hidden="true" className="block font-display text-6xl leading-none tabular-nums">
              {lengthOf(left)}
            </span>
            <span className="sr-only">{lengthInWords(left)}</span>
          </p>
        </div>
        <dl className="mt-2 grid grid-cols-2 gap-3">
          <Figure label="Sehri ends" at={sehri} />
          <Figure label="Iftar" at={iftar} />
        </dl>
        <dl className="mt-4 grid grid-cols-5 gap-1 text-center text-xs">
          {prayers.map(({ name: prayer, at }) => (
            <div key={prayer}>
              <dt className="text-muted-foreground">{prayer}</dt>
              <dd className="mt-0.5 font-semibold tabular-nums">{clock(at)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </LiveCard>
  );
}

function Figure({ label, at }: { readonly label: string; readonly at: number }) {
  return (
    <div className="rounded-lg bg-accent px-4 py-3">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="text-2xl font-semibold tabular-nums">
        <span>{clock(at)}</span> <span className="text-sm font-normal text-muted-foreground">{halfOf(at)}</span>
      </dd>
    </div>
  );
}
