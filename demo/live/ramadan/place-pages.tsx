import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNow } from '@/hooks/use-now.ts';
import { language } from '@/i18n/language.ts';
import { dateFormat } from '@/lib/date-format.ts';
import type { PiecePages, PlaceProps } from '../pages.ts';
import { type District, districts } from './districts.ts';
import { fastTimes } from './fasting-day.ts';
import { dayAt, daysFrom, findPlace, readDay, toPlaceSlug } from './places.ts';
import { PRAYERS, shownTime, TimeFigure } from './time-parts.tsx';

const WEEK = 7;

const dayFormat = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const rowFormat = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const nameOf = ({ name, bangla }: District): string => (language === 'bn' ? bangla : name);
const places = districts.map((district) => ({ slug: toPlaceSlug(district), name: nameOf(district) }));

/** Times of a day as rendered, and from then on of the current day. */
function PlaceTimes({ slug, day: rendered, linkTo }: PlaceProps) {
  const now = useNow();
  const place = findPlace(slug);
  if (!place) return null;
  const name = nameOf(place);
  const day = now === null ? rendered : dayAt(now);
  const { sehri, iftar, prayers } = fastTimes(readDay(day), place);
  return (
    <>
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <div>
          <h1 className="max-w-[18ch] text-5xl text-balance">
            <Trans>Sehri and iftar in {name} today</Trans>
          </h1>
          <time dateTime={day} className="mt-4 block text-lg text-muted-foreground">
            {dayFormat.format(Date.parse(day))}
          </time>
          <dl className="mt-8 grid max-w-120 grid-cols-2 gap-3 lg:mt-12">
            <TimeFigure label={t`Sehri ends`} at={sehri} />
            <TimeFigure label={t`Iftar`} at={iftar} />
          </dl>
          <dl className="mt-4 grid max-w-120 grid-cols-5 gap-1 text-center text-xs">
            {prayers.map(({ name: prayer, at }) => (
              <div key={prayer}>
                <dt className="text-muted-foreground">{PRAYERS[prayer]}</dt>
                <dd className="mt-0.5 text-sm font-semibold tabular-nums">{shownTime(at)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <section aria-labelledby="week" className="max-w-120 lg:justify-self-end lg:pt-2 lg:w-full">
          <h2 id="week" className="text-2xl">
            <Trans>The next seven days</Trans>
          </h2>
          <table className="mt-4 w-full text-sm tabular-nums">
            <thead>
              <tr className="border-b border-border text-left text-muted-foreground">
                <th scope="col" className="py-2 font-normal">
                  <Trans>Day</Trans>
                </th>
                <th scope="col" className="py-2 text-right font-normal">
                  <Trans>Sehri ends</Trans>
                </th>
                <th scope="col" className="py-2 text-right font-normal">
                  <Trans>Iftar</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {daysFrom(day, WEEK).map((next) => {
                const times = fastTimes(readDay(next), place);
                return (
                  <tr key={next} className="border-b border-border">
                    <th scope="row" className="py-2.5 text-left font-normal">
                      <time dateTime={next}>{rowFormat.format(Date.parse(next))}</time>
                    </th>
                    <td className="py-2.5 text-right font-semibold">{shownTime(times.sehri)}</td>
                    <td className="py-2.5 text-right font-semibold">{shownTime(times.iftar)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          <p className="mt-4 text-sm text-pretty text-muted-foreground">
            <Trans>
              Calculated from the sun’s position at the district town, with dawn at 18 degrees below the horizon. Dawn
              is rounded down and sunset up. Follow your mosque where its times differ.
            </Trans>
          </p>
        </section>
      </div>
      <nav aria-labelledby="districts" className="mt-14">
        <h2 id="districts" className="text-2xl">
          <Trans>Other districts</Trans>
        </h2>
        <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1">
          {places.map((other) => (other.slug === slug ? null : <li key={other.slug}>{linkTo(other)}</li>))}
        </ul>
      </nav>
    </>
  );
}

/** Sehri and iftar of each district. */
export const placePages: PiecePages = {
  places,
  today: () => dayAt(Date.now()),
  describe: (slug, day) => {
    const place = findPlace(slug);
    if (!place) return { title: '', description: '' };
    const name = nameOf(place);
    const { sehri, iftar } = fastTimes(readDay(day), place);
    const [date, sehriTime, iftarTime] = [dayFormat.format(Date.parse(day)), shownTime(sehri), shownTime(iftar)];
    return {
      title: t`Sehri and iftar in ${name} today`,
      description: t`${date}: sehri ends in ${name} at ${sehriTime} in the morning, iftar is at ${iftarTime} in the evening. With prayer times and the next seven days.`,
    };
  },
  position: findPlace,
  Place: PlaceTimes,
};
