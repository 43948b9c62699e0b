import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { ImageDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { LiveCard } from '@/features/public/catalogue/products/live/live-card.tsx';
import { useNow } from '@/hooks/use-now.ts';
import { locale } from '@/i18n/language.ts';
import { backgrounds } from './backgrounds.tsx';
import { type Family, families } from './families.ts';

interface WallpaperProps {
  readonly design: number;
  readonly family: Family;
  readonly className?: string;
}

/** A background of the bundle as a phone shows it. Its colours change in place. */
function Wallpaper({ design, family, className }: WallpaperProps) {
  return (
    <svg
      viewBox="0 0 390 844"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={clsx('block [&_*]:transition-[fill,stroke] [&_*]:duration-300', className)}
    >
      <path d="M0 0H390V844H0Z" fill={family.ground} />
      {(backgrounds[design] ?? backgrounds[0]).draw(family)}
    </svg>
  );
}

interface LockScreenProps {
  readonly design: number;
  readonly family: Family;
  readonly dark: boolean;
  /** The time on its clock; null before the page's script has run. */
  readonly now: number | null;
}

const timeFormat = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
const dayFormat = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** The hour without AM or PM, as phones show it. */
const clockOf = (now: number) => timeFormat.format(now).replace(/\s?[AP]M$/, '');

/** A phone that shows its lock screen. */
function LockScreen({ design, family, dark, now }: LockScreenProps) {
  const { time, day } = now === null ? { time: '', day: '' } : { time: clockOf(now), day: dayFormat.format(now) };
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
              <b className="block font-semibold">
                <Trans>Photos</Trans>
              </b>
              <Trans>Background saved</Trans>
            </span>
          </div>
          <span className={clsx('mb-2 h-1 w-24 rounded-full', dark ? 'bg-white/80' : 'bg-white/85')} />
        </div>
      </div>
    </div>
  );
}

interface ChoicesProps {
  readonly legend: string;
  /** One group of radio buttons. */
  readonly name: string;
  readonly options: readonly { readonly name: string; readonly look: ReactNode }[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** Radio buttons that show their option: drawn, named, operated with the arrow keys. */
function Choices({ legend, name, options, chosen, onChoose }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-x-1.5 gap-y-2 sm:gap-x-3">
        {options.map((option, index) => (
          <label
            key={option.name}
            className="group/choice grid cursor-pointer justify-items-center gap-1 text-xs text-muted-foreground has-checked:text-foreground"
          >
            <input
              type="radio"
              name={name}
              checked={index === chosen}
              onChange={() => onChoose(index)}
              className="peer sr-only"
            />
            <span className="overflow-hidden rounded-md border-2 border-transparent outline-offset-2 outline-marigold transition-colors group-hover/choice:border-border peer-checked:border-marigold peer-focus-visible:outline-2">
              {option.look}
            </span>
            <span>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const MODES = [t`Light`, t`Dark`] as const;

/** Previews the bundle's backgrounds on a phone: design, palette, and day or night. */
export function WallpaperTrial() {
  const id = useId();
  const now = useNow();
  const [design, setDesign] = useState(0);
  const [colours, setColours] = useState(0);
  const [mode, setMode] = useState(0);
  const family = families[colours] ?? families[0];
  return (
    <LiveCard
      pieceFirst
      title={t`Try one on a phone`}
      text={t`Five of the fifteen designs, in portrait, in each of the four colour families. The calm part of every design lies where a phone puts its clock.`}
      controls={
        <div className="grid gap-5">
          <Choices
            legend={t`Design`}
            name={`${id}design`}
            chosen={design}
            onChoose={setDesign}
            options={backgrounds.map(({ name }, index) => ({
              name,
              look: <Wallpaper design={index} family={family} className="h-20 w-11 sm:h-24 sm:w-13" />,
            }))}
          />
          <div className="flex flex-wrap gap-x-8 gap-y-5">
            <Choices
              legend={t`Colours`}
              name={`${id}colours`}
              chosen={colours}
              onChoose={setColours}
              options={families.map(({ name, ground, gold, light }) => ({
                name,
                look: (
                  <svg viewBox="0 0 44 44" aria-hidden="true" className="block size-11">
                    <path d="M0 0H44V44H0Z" fill={ground} />
                    <circle cx="22" cy="24" r="11" fill={gold} />
                    <path
                      d="M33 7l1.500 4.500 4.500 1.500-4.500 1.500-1.500 4.500-1.500-4.500-4.500-1.500 4.500-1.500z"
                      fill={light}
                    />
                  </svg>
                ),
              }))}
            />
            <Choices
              legend={t`Phone`}
              name={`${id}mode`}
              chosen={mode}
              onChoose={setMode}
              options={MODES.map((name, index) => ({
                name,
                look: (
                  <svg viewBox="0 0 44 44" aria-hidden="true" className="block size-11">
                    <path d="M0 0H44V44H0Z" fill={index === 0 ? '#fdfaf2' : '#161c1e'} />
                    <circle cx="22" cy="22" r="9" fill={index === 0 ? '#e8a33a' : '#e9e4d4'} />
                    {index === 0 ? null : <circle cx="26" cy="19" r="8" fill="#161c1e" />}
                  </svg>
                ),
              }))}
            />
          </div>
        </div>
      }
    >
      <div
        className="grid place-items-center bg-[#0a2030] px-5 py-9 transition-colors duration-300 sm:py-11"
        style={colours === 0 ? undefined : { backgroundColor: family.deep }}
      >
        <LockScreen design={design} family={family} dark={mode === 1} now={now} />
      </div>
    </LiveCard>
  );
}
