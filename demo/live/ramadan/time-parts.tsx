import { t } from '@lingui/core/macro';
import { language } from '@/i18n/language.ts';
import { formatNumber } from '@/lib/format.ts';
import { clock, type FastingDay, halfOf } from './fasting-day.ts';

export const NO_TIME = '–:––';
export const PRAYERS: Readonly<Record<FastingDay['prayers'][number]['name'], string>> = {
  Fajr: t`Fajr`,
  Dhuhr: t`Dhuhr`,
  Asr: t`Asr`,
  Maghrib: t`Maghrib`,
  Isha: t`Isha`,
};

/** '6:02' in the digits of the page. */
export const inDigits = (time: string): string => time.replaceAll(/\d/g, (digit) => formatNumber(Number(digit)));

export const shownTime = (minutes: number): string => inDigits(clock(minutes));

const HALF = 'text-sm font-normal text-muted-foreground';

/** Bangla names the part of the day in front of the time: sehri ends in the morning, iftar is in the evening. */
const halfText = (at: number): { before?: string; after?: string } =>
  language === 'bn' ? { before: halfOf(at) === 'am' ? 'ভোর' : 'সন্ধ্যা' } : { after: halfOf(at) };

export function TimeFigure({ label, at }: { readonly label: string; readonly at: number | undefined }) {
  const { before, after } = at === undefined ? {} : halfText(at);
  return (
    <div className="rounded-lg bg-accent px-4 py-3">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="text-2xl font-semibold tabular-nums">
        {before ? <span className={HALF}>{`${before} `}</span> : null}
        <span>{at === undefined ? NO_TIME : inDigits(clock(at))}</span>
        {after ? <span className={HALF}>{` ${after}`}</span> : null}
      </dd>
    </div>
  );
}
