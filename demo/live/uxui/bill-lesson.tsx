import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { LiveCard } from '@/features/products/live/live-card.tsx';
import { Bill } from './bill.tsx';
import { decisions, pointsOf, verdictOf, WORTH } from './decisions.ts';
import { Score } from './score.tsx';
import { useLesson, type Version } from './use-lesson.ts';

const NAMES: Record<Version, string> = { before: 'As it came', yours: 'Yours', ours: 'Ours' };

/** An interactive lesson of the course: five decisions fix a bill, each compared with ours. */
export function BillLesson() {
  const id = useId();
  const { decision, at, compared, version, lookAt, shown, value, decide, points, proceed } = useLesson();
  const score = points.reduce((sum, one) => sum + one, 0);
  const versions: Version[] = decision ? ['yours', 'ours'] : ['before', 'yours', 'ours'];
  return (
    <LiveCard
      pieceFirst
      title="Mend this bill"
      text="A lesson from the middle of the course: five decisions turn a bill that nobody reads into one that is paid. Decide first, then compare with ours."
      controls={
        <>
          <Score points={points} />
          <div className="mt-5 min-h-68 sm:min-h-62">
            {decision ? (
              <>
                <p className="text-xl font-semibold">
                  <span className="text-muted-foreground tabular-nums">{`${at + 1}/${decisions.length}`}</span>{' '}
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
                    {`${pointsOf(decision, value)} of ${WORTH}.`}
                  </b>{' '}
                  <span>{`Yours ${decision.say(value)}, ours ${decision.say(decision.ours)}.`}</span>{' '}
                  <span className="text-muted-foreground">{decision.why}</span>
                </>
              ) : null}
              {decision ? null : (
                <>
                  <p className="font-display text-3xl text-marigold tabular-nums">{`${score} points`}</p>
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
                    ? 'Next decision'
                    : 'See the result'
                  : 'Compare with ours'
                : 'Play again'}
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
