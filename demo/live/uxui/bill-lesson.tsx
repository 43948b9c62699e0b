import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { LiveCard } from '@/features/public/catalogue/products/live/live-card.tsx';
import { language } from '@/i18n/language.ts';
import { formatNumber } from '@/lib/format.ts';
import {
  type Decision,
  type DecisionName,
  decisions,
  FULL,
  greyOf,
  pointsOf,
  sizeOf,
  verdictOf,
  WORTH,
} from './decisions.ts';

type Values = Readonly<Record<DecisionName, number>>;
/** The bill being shown. */
type Version = 'before' | 'yours' | 'ours';

const valuesBy = (value: (decision: Decision) => number) =>
  Object.fromEntries(decisions.map((decision) => [decision.name, value(decision)])) as unknown as Values;

const STARTS = valuesBy(({ start }) => start);
const OURS = valuesBy(({ ours }) => ours);

/** State of the lesson: decide, compare, continue to the next decision; after the last one, view all three bills. */
function useLesson() {
  const [values, setValues] = useState(STARTS);
  const [at, setAt] = useState(0);
  const [compared, setCompared] = useState(false);
  const [version, setVersion] = useState<Version>('yours');
  const decision = decisions[at];

  const show = decision ?? decisions[0];
  const shown: Record<Version, Values> = {
    before: STARTS,
    yours: values,
    ours: decision ? { ...values, [show.name]: show.ours } : OURS,
  };
  const start = () => {
    setValues(STARTS);
    setAt(0);
    setCompared(false);
    setVersion('yours');
  };
  return {
    /** None when all are made. */
    decision,
    at,
    compared,
    version,
    lookAt: setVersion,
    shown: shown[version],
    value: values[show.name],
    decide: (value: number) => setValues({ ...values, [show.name]: value }),
    points: decisions.slice(0, compared ? at + 1 : at).map((made) => pointsOf(made, values[made.name])),
    /** The action of the lesson's only button. */
    proceed: () => {
      if (!decision) return start();
      setVersion(compared ? 'yours' : 'ours');
      if (compared) setAt(at + 1);
      setCompared(!compared);
    },
  };
}

interface BillProps {
  readonly values: Values;
  /** The element being decided is marked in red, as on the course's sheets. */
  readonly marked: DecisionName | undefined;
}

const ITEMS = [
  ['কল, ৩১২ মিনিট', '৳ ২৮০'],
  ['ইন্টারনেট, ১২ জিবি', '৳ ৩১০'],
  ['ভ্যাট', '৳ ৫৮'],
] as const;

const TAG =
  'absolute -right-2 translate-x-full rounded-sm bg-[#c22f16] px-1.5 py-0.5 font-sans text-xs leading-tight font-semibold text-white tabular-nums whitespace-nowrap max-sm:right-0 max-sm:-translate-x-1';

/**
 * A mobile bill with adjustable styles. Its initial state uses only classes: server-rendered pages have no style
 * attributes.
 */
function Bill({ values, marked }: BillProps) {
  const tag = (name: DecisionName, className: string) => {
    const decision = decisions.find((one) => one.name === name);
    return name === marked && decision ? (
      <span lang={language} className={clsx(TAG, className)}>
        {decision.say(values[name])}
      </span>
    ) : null;
  };
  const changed = <T,>(name: DecisionName, style: T) =>
    values[name] === decisions.find((one) => one.name === name)?.start ? undefined : style;
  const grey = changed('grey', { color: greyOf(values.grey) });
  const gap = (
    <div
      className={clsx('relative h-2', marked === 'gap' && 'bg-[#c22f16]/18')}
      style={changed('gap', { height: values.gap })}
    >
      {tag('gap', 'top-1/2 -translate-y-1/2')}
    </div>
  );
  return (
    <div
      lang="bn"
      role="img"
      aria-label={t`A mobile bill in Bangla: 648 taka, due on 25 November, three items, a note and a button that pays`}
      className="w-full max-w-80 rounded-lg bg-[#fdfaf2] p-6 font-sans text-base text-[#1d2523] shadow-float"
    >
      <div className="grid gap-2 leading-snug">
        <p className="text-black" style={grey}>
          মোবাইল বিল
        </p>
        <p className="relative text-[20px] leading-none" style={changed('size', { fontSize: sizeOf(values.size) })}>
          ৳ ৬৪৮
          {tag('size', 'top-1/2 -translate-y-1/2')}
        </p>
        <p>শেষ তারিখ ২৫ নভেম্বর</p>
      </div>
      {gap}
      <div className="relative grid gap-2 text-sm leading-snug text-black" style={grey}>
        {ITEMS.map(([what, price]) => (
          <p key={what} className="flex justify-between gap-3">
            <span>{what}</span>
            <span>{price}</span>
          </p>
        ))}
        {tag('grey', 'top-1/2 -translate-y-1/2')}
      </div>
      {gap}
      <div className="relative">
        <p className="text-sm leading-[1.2]" style={changed('leading', { lineHeight: values.leading })}>
          তারিখ পেরিয়ে গেলে সংযোগ বন্ধ হতে পারে। প্রশ্ন থাকলে লিখুন, সেদিনই উত্তর দিই।
        </p>
        {tag('leading', 'top-1/2 -translate-y-1/2')}
      </div>
      {gap}
      <div
        className="relative grid h-6 place-items-center rounded-md bg-[#f3aa2f] text-sm leading-none font-semibold"
        style={changed('button', { height: values.button })}
      >
        বিল দিন
        {tag('button', 'top-1/2 -translate-y-1/2')}
      </div>
    </div>
  );
}

interface ScoreProps {
  /** The decisions compared so far. */
  readonly points: readonly number[];
}

const HEIGHTS = ['h-0', 'h-1/5', 'h-2/5', 'h-3/5', 'h-4/5', 'h-full'] as const;

/** The score so far: a column for every decision, and their total. */
function Score({ points }: ScoreProps) {
  const sum = points.reduce((all, one) => all + one, 0);
  return (
    <p className="flex items-end gap-3 text-sm text-muted-foreground tabular-nums">
      <span aria-hidden="true" className="flex h-8 items-end gap-1">
        {decisions.map(({ name }, index) => (
          <span key={name} className="flex h-full w-3 items-end overflow-hidden rounded-sm bg-accent">
            <span
              className={clsx('w-full bg-marigold', HEIGHTS[Math.ceil(((points[index] ?? 0) / WORTH) * 5)] ?? 'h-0')}
            />
          </span>
        ))}
      </span>
      <span>
        <Trans>
          Score <b className="font-semibold text-foreground">{formatNumber(sum)}</b> of{' '}
          <span>{formatNumber(FULL)}</span>
        </Trans>
      </span>
    </p>
  );
}

const NAMES: Record<Version, string> = { before: t`Original`, yours: t`Yours`, ours: t`Ours` };

/** An interactive lesson of the course: five decisions fix a bill, each compared with ours. */
export function BillLesson() {
  const id = useId();
  const { decision, at, compared, version, lookAt, shown, value, decide, points, proceed } = useLesson();
  const score = points.reduce((sum, one) => sum + one, 0);
  const versions: Version[] = decision ? ['yours', 'ours'] : ['before', 'yours', 'ours'];
  return (
    <LiveCard
      pieceFirst
      title={t`Fix this bill`}
      text={t`A lesson from the middle of the course: five design decisions turn an unreadable bill into one that people pay. Make your choice, then compare it with ours.`}
      controls={
        <>
          <Score points={points} />
          <div className="mt-5 min-h-68 sm:min-h-62">
            {decision ? (
              <>
                <p className="text-xl font-semibold">
                  <span className="text-muted-foreground tabular-nums">{`${formatNumber(at + 1)}/${formatNumber(decisions.length)}`}</span>{' '}
                  <span>{decision.question}</span>
                </p>
                <label htmlFor={id} className="mt-3 block text-sm text-muted-foreground">
                  {decision.label}
                </label>
                <input
                  id={id}
                  type="range"
                  min={decision.min}
                  max={decision.max}
                  step={decision.step}
                  value={value}
                  disabled={compared}
                  aria-valuetext={decision.say(value)}
                  onChange={({ target }) => decide(target.valueAsNumber)}
                  className="mt-1 h-8 w-full cursor-pointer accent-marigold disabled:cursor-default"
                />
              </>
            ) : null}
            <div role="status" className="mt-2 text-sm text-pretty">
              {decision && compared ? (
                <>
                  <b className="font-semibold text-marigold tabular-nums">
                    {t`${pointsOf(decision, value)} of ${WORTH}.`}
                  </b>{' '}
                  <span>{t`Yours ${decision.say(value)}, ours ${decision.say(decision.ours)}.`}</span>{' '}
                  <span className="text-muted-foreground">{decision.why}</span>
                </>
              ) : null}
              {decision ? null : (
                <>
                  <p className="font-display text-3xl text-marigold tabular-nums">{t`${score} points`}</p>
                  <p className="mt-2 text-base">{verdictOf(score)}</p>
                </>
              )}
            </div>
          </div>
          <div className="mt-5 flex flex-wrap items-center gap-2">
            <Button variant="marigold" onClick={proceed} className="min-w-46">
              {decision
                ? compared
                  ? at + 1 < decisions.length
                    ? t`Next decision`
                    : t`See the result`
                  : t`Compare with ours`
                : t`Play again`}
            </Button>
          </div>
        </>
      }
    >
      <div className="flex min-h-120 flex-col items-center bg-[#e9a12b] px-5 sm:min-h-140 py-6 sm:px-8">
        <div className="flex min-h-9 gap-1.5">
          {compared || !decision
            ? versions.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === version}
                  onClick={() => lookAt(one)}
                  className="touch-target h-9 rounded-md px-3 text-sm font-semibold text-[#3a2305] transition-colors hover:bg-[#3a2305]/10 aria-pressed:bg-[#3a2305] aria-pressed:text-white"
                >
                  {NAMES[one]}
                </button>
              ))
            : null}
        </div>
        <div className="grid w-full grow place-items-center">
          <Bill values={shown} marked={decision?.name} />
        </div>
      </div>
    </LiveCard>
  );
}
