import { clsx } from 'clsx';
import { ImageDown } from 'lucide-react';
import type { Family } from './families.ts';
import { Wallpaper } from './wallpaper.tsx';

interface LockScreenProps {
  readonly design: number;
  readonly family: Family;
  readonly dark: boolean;
  /** The time on its clock; null before the page's script has run. */
  readonly now: number | null;
}

/** Iftar in Dhaka on the day of the calculation in our article. */
const EXAMPLE = { time: '6:02', day: 'Sunday, March 2' };

const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', day: 'numeric', month: 'long' });

/** The hour without AM or PM, as phones show it. */
const clockOf = (now: number) => timeFormat.format(now).replace(/\s?[AP]M$/, '');

/** A phone that shows its lock screen. */
export function LockScreen({ design, family, dark, now }: LockScreenProps) {
  const { time, day } = now === null ? EXAMPLE : { time: clockOf(now), day: dayFormat.format(now) };
  return (
    <div className="relative w-60 rounded-[2.6rem] bg-[#0b0f10] p-2 shadow-float ring-1 ring-white/15 sm:w-66">
      <span className="absolute top-28 -right-[3px] h-14 w-[3px] rounded-r-sm bg-[#2a3234]" />
      <div className="relative aspect-[390/844] overflow-hidden rounded-[2.15rem]">
        <Wallpaper design={design} family={family} className="absolute inset-0 size-full" />
        <div className={clsx('absolute inset-0 bg-black transition-opacity', dark ? 'opacity-45' : 'opacity-0')} />
        <div className="absolute inset-x-0 top-0 flex h-full flex-col items-center">
          <span className="mt-2.5 size-3 rounded-full bg-black" />
          <svg viewBox="0 0 390 150" aria-hidden="true" className="mt-3 w-full">
            <g textAnchor="middle" fill={dark ? '#f4f1e8' : family.text} className="transition-[fill] duration-300">
              <text x="195" y="30" fontSize="23" className="font-semibold">
                {day}
              </text>
              <text x="195" y="132" fontSize="108" letterSpacing="-3" className="font-display">
                {time}
              </text>
            </g>
          </svg>
          <div
            className={clsx(
              'mt-auto mb-3 flex w-[88%] items-center gap-2.5 rounded-xl px-3 py-2.5 text-xs leading-tight transition-colors',
              dark ? 'bg-[#161c1e]/92 text-[#f4f1e8]' : 'bg-[#fdfaf2]/94 text-[#20302c]',
            )}
          >
            <ImageDown aria-hidden="true" className="size-5 shrink-0 text-[#b5761a]" />
            <span>
              <b className="block font-semibold">Photos</b>
              Background saved
            </span>
          </div>
          <span className={clsx('mb-2 h-1 w-24 rounded-full', dark ? 'bg-white/80' : 'bg-white/85')} />
        </div>
      </div>
    </div>
  );
}
