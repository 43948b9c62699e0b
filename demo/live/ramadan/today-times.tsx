import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Label } from '@/components/ui/label.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { LiveCard } from '@/features/public/catalogue/products/live/live-card.tsx';
import { useNow } from '@/hooks/use-now.ts';
import { language } from '@/i18n/language.ts';
import { dateFormat } from '@/lib/date-format.ts';
import type { PieceProps } from '../pages.ts';
import { type District, districts } from './districts.ts';
import { clock, fastingDay, lengthOf } from './fasting-day.ts';
import { toPlaceSlug } from './places.ts';
import type { CalendarDay, Place } from './sun-times.ts';
import { inDigits, NO_TIME, PRAYERS, TimeFigure } from './time-parts.tsx';

interface DialProps {
  /** How much of the fast is over, 0 to 1; null at night. */
  readonly passed: number | null;
}

const [CENTRE_X, CENTRE_Y, RADIUS] = [200, 196, 168];

const pointAt = (share: number, radius = RADIUS) => {
  const angle = Math.PI * (1 - share);
  return [CENTRE_X + radius * Math.cos(angle), CENTRE_Y - radius * Math.sin(angle)].map((value) => value.toFixed(1));
};

const arcTo = (share: number) => {
  const [x, y] = pointAt(share);
  return `M${CENTRE_X - RADIUS} ${CENTRE_Y}A${RADIUS} ${RADIUS} 0 0 1 ${x} ${y}`;
};

const TICKS = Array.from({ length: 11 }, (_, index) => (index + 1) / 12)
  .map((share) => `M${pointAt(share, 140).join(' ')}L${pointAt(share, share === 0.5 ? 124 : 132).join(' ')}`)
  .join('');

const RAYS = Array.from({ length: 12 }, (_, index) => {
  const [x, y] = [Math.cos((index * Math.PI) / 6), Math.sin((index * Math.PI) / 6)];
  return `M${(x * 17).toFixed(1)} ${(y * 17).toFixed(1)}L${(x * 23).toFixed(1)} ${(y * 23).toFixed(1)}`;
}).join('');

/** The sun's path over a fast, as on the app's screen; below the horizon a moon replaces it. */
function Dial({ passed }: DialProps) {
  const [x, y] = pointAt(passed ?? 0.5);
  return (
    <svg viewBox="0 0 400 228" aria-hidden="true" className="block h-auto w-full" strokeLinecap="round" fill="none">
      <path d={arcTo(1)} className="stroke-foreground/15" strokeWidth="14" />
      {passed !== null && passed > 0 ? <path d={arcTo(passed)} className="stroke-marigold" strokeWidth="14" /> : null}
      <path d={TICKS} className="stroke-foreground/30" strokeWidth="2" />
      {passed === null ? (
        <path
          d="M206 14a17 17 0 1 0 14 26a14 14 0 0 1-14-26"
          className="fill-foreground stroke-deep"
          strokeWidth="5"
          paintOrder="stroke"
        />
      ) : (
        <g transform={`translate(${String(x)} ${String(y)})`} className="fill-chart-5 stroke-chart-5">
          <circle r="26" className="fill-deep" stroke="none" />
          <circle r="12" stroke="none" />
          <path d={RAYS} strokeWidth="3" />
        </g>
      )}
    </svg>
  );
}

const HOME = 'Dhaka';

const dayFormat = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const dayText = ({ year, month, day }: CalendarDay) => dayFormat.format(Date.UTC(year, month - 1, day));

/** Times of the reader's current day, unknown during server rendering: dashes until the page is hydrated. */
function stateOf(now: number | null, place: Place) {
  if (now === null) return null;
  const today = fastingDay(now, place);
  return { ...today, label: today.next === 'Iftar' ? t`Iftar in` : t`Sehri ends in` };
}

const PRAYER_NAMES = Object.keys(PRAYERS) as (keyof typeof PRAYERS)[];

const nameOf = ({ name, bangla }: District): string => (language === 'bn' ? bangla : name);

/** The remaining hours and minutes in words. */
function lengthInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const restText = plural(rest, { one: '# minute', other: '# minutes' });
  if (hours === 0) return restText;
  const hoursText = plural(hours, { one: '# hour', other: '# hours' });
  return rest === 0 ? hoursText : t`${hoursText} ${restText}`;
}

/** Today's sehri and iftar for a district, calculated in the page as the app calculates them. */
export function TodayTimes({ linkTo }: PieceProps) {
  const id = useId();
  const now = useNow();
  const [name, setName] = useState(HOME);
  const place = districts.find((district) => district.name === name) ?? districts[0];
  if (!place) return null;
  const state = stateOf(now, place);
  const district = nameOf(place);
  const choices = now === null ? [place] : districts;
  return (
    <LiveCard
      title={t`Today’s times, calculated here`}
      text={t`The same sixty lines of code that our article explains. They calculate the sun’s position for your district, with dawn at 18 degrees below the horizon. Dawn is rounded down and sunset up. If your mosque’s times differ, follow your mosque.`}
      controls={
        <div className="max-w-72">
          <Label htmlFor={id}>
            <Trans>District</Trans>
          </Label>
          <NativeSelect id={id} className="mt-2" value={name} onChange={(event) => setName(event.target.value)}>
            {choices.map((choice) => (
              <NativeSelectOption key={choice.name} value={choice.name}>
                {nameOf(choice)}
              </NativeSelectOption>
            ))}
          </NativeSelect>
          <p className="mt-3">{linkTo({ slug: toPlaceSlug(place), name: t`The next seven days in ${district}` })}</p>
        </div>
      }
    >
      <div className="mx-auto grid w-full max-w-120 content-center px-5 py-8 sm:px-8 sm:py-10">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted-foreground tabular-nums">
          <span className="font-semibold text-foreground">{district}</span>
          <span>{state ? dayText(state.day) : null}</span>
        </p>
        <div className="relative mt-3">
          <Dial passed={state ? state.passed : 0} />
          <p className="absolute inset-x-0 bottom-[6%] text-center">
            <span className="block text-sm text-muted-foreground">{state?.label}</span>
            <span aria-hidden="true" className="block font-display text-6xl leading-none tabular-nums">
              {state ? inDigits(lengthOf(state.left)) : NO_TIME}
            </span>
            {state ? <span className="sr-only">{lengthInWords(state.left)}</span> : null}
          </p>
        </div>
        <dl className="mt-2 grid grid-cols-2 gap-3">
          <TimeFigure label={t`Sehri ends`} at={state?.sehri} />
          <TimeFigure label={t`Iftar`} at={state?.iftar} />
        </dl>
        <dl className="mt-4 grid grid-cols-5 gap-1 text-center text-xs">
          {(state?.prayers ?? PRAYER_NAMES.map((prayer) => ({ name: prayer, at: null }))).map(
            ({ name: prayer, at }) => (
              <div key={prayer}>
                <dt className="text-muted-foreground">{PRAYERS[prayer]}</dt>
                <dd className="mt-0.5 font-semibold tabular-nums">{at === null ? NO_TIME : inDigits(clock(at))}</dd>
              </div>
            ),
          )}
        </dl>
      </div>
    </LiveCard>
  );
}
