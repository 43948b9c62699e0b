import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { FlipVertical2, Pause, Play } from 'lucide-react';
import { type RefObject, useCallback, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { LiveCard } from '@/features/public/catalogue/products/live/live-card.tsx';
import { spotsAt } from './curves.ts';
import pattern from './pattern.svg';
import { type StepName, stepAt, steps, strokes } from './pattern.ts';
import { drawnStroke, KINDS, pathOfKind, STROKE_WIDTHS, VIEW } from './pattern-file.ts';
import { useDrawing } from './use-drawing.ts';

interface DrawingProps {
  /** How many strokes are drawn. */
  readonly done: number;
  /** Mirrored for the other hand. */
  readonly mirrored: boolean;
  /** The stroke being drawn, if any. */
  readonly stroke: RefObject<SVGPathElement | null>;
  readonly cone: RefObject<SVGGElement | null>;
  readonly running: boolean;
}

const NAME = t`A mehndi pattern: a round flower with a net around it, two paisleys and three vines with leaves`;
const STEP_NAMES: Readonly<Record<StepName, string>> = {
  Flower: t`Flower`,
  Net: t`Net`,
  Petals: t`Petals`,
  Paisley: t`Paisley`,
  Filling: t`Filling`,
  Vine: t`Vine`,
  Lace: t`Lace`,
};
const listen = () => () => undefined;

/**
 * The pattern after a number of strokes: one path for each width, and one for the stroke being drawn. A server-rendered
 * page shows the complete pattern as an image file, because its paths would be larger than all its text.
 */
function Drawing({ done, mirrored, stroke, cone, running }: DrawingProps) {
  const isAwake = useSyncExternalStore(
    listen,
    () => true,
    () => false,
  );
  if (!isAwake) {
    return <img src={pattern} alt={NAME} width={1480} height={1200} loading="lazy" className="block h-auto w-full" />;
  }
  const current = running ? drawnStroke(done) : undefined;
  return (
    <svg
      viewBox={VIEW}
      role="img"
      aria-label={NAME}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`block h-auto w-full transition-transform duration-500 ${mirrored ? '-scale-x-100' : ''}`}
    >
      {KINDS.map((kind) => (
        <path
          key={kind}
          d={pathOfKind(kind, done)}
          strokeWidth={STROKE_WIDTHS[kind]}
          fill={kind === 'solid' ? 'currentColor' : undefined}
        />
      ))}
      {current ? (
        <>
          <path
            ref={stroke}
            d={current.path}
            strokeWidth={STROKE_WIDTHS[current.kind]}
            pathLength={1}
            strokeDasharray="1 2"
            strokeDashoffset={1}
          />
          <g ref={cone} className="stroke-none">
            <path d="M3 3L116-150Q148-184 176-156T166-100Z" fill="#2b1611" opacity=".22" transform="translate(10 22)" />
            <path d="M0 0L110-156Q142-190 170-162T160-106Z" fill="#c98a1d" />
            <path d="M0 0L110-156Q142-190 170-162Z" fill="#f3aa2f" />
            <path d="M92-130L134-88L150-99L104-148Z" fill="#7f2431" />
          </g>
        </>
      ) : null}
    </svg>
  );
}

const ALL = strokes.length;

/** A pattern drawn stroke by stroke in the order of a hand; it can be paused, stepped through and mirrored. */
export function MehndiPattern() {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const stroke = useRef<SVGPathElement>(null);
  const cone = useRef<SVGGElement>(null);
  const [mirrored, setMirrored] = useState(false);
  const showHand = useCallback((index: number, share: number) => {
    stroke.current?.setAttribute('stroke-dashoffset', String(1 - share));
    const [tip] = spotsAt(strokes[index]?.curve ?? [], [share]);
    if (tip) cone.current?.setAttribute('transform', `translate(${tip.x.toFixed(1)} ${tip.y.toFixed(1)})`);
  }, []);
  const { done, running, still, play, pause, show, drawStep } = useDrawing(area, showHand);
  const current = done === ALL && !running ? null : stepAt(running ? done : done - 1);
  return (
    <LiveCard
      pieceFirst
      title={t`Watch it being drawn`}
      text={t`${ALL} strokes in the order of a hand: the flower in the middle first, then outwards, lace and dots last. Stop it anywhere, take a step again, or turn it over for the other hand.`}
      controls={
        <>
          <ol className="flex flex-wrap gap-1.5">
            {steps.map(({ name }, index) => (
              <li key={name}>
                <button
                  type="button"
                  aria-current={index === current ? 'step' : undefined}
                  onClick={() => drawStep(index)}
                  className={clsx(
                    'touch-target h-9 rounded-md border px-3 text-sm font-semibold transition-colors',
                    index === current
                      ? 'border-marigold bg-marigold text-marigold-foreground'
                      : 'border-border hover:bg-accent',
                  )}
                >
                  {STEP_NAMES[name]}
                </button>
              </li>
            ))}
          </ol>
          <label htmlFor={id} className="mt-6 flex justify-between text-sm tabular-nums">
            <span className="font-semibold">
              <Trans>Strokes</Trans>
            </span>
            <span className="text-muted-foreground">{t`${done} of ${ALL}`}</span>
          </label>
          <input
            id={id}
            type="range"
            min={0}
            max={ALL}
            value={done}
            onChange={({ target }) => show(target.valueAsNumber)}
            className="mt-1 h-8 w-full cursor-pointer accent-marigold"
          />
          <div className="mt-4 flex flex-wrap gap-2">
            {still ? null : (
              <Button variant="marigold" onClick={running ? pause : play} className="min-w-38">
                {running ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
                <span>{running ? t`Pause` : done === ALL ? t`Draw it again` : t`Resume`}</span>
              </Button>
            )}
            <Button variant="outline" aria-pressed={mirrored} onClick={() => setMirrored(!mirrored)}>
              <FlipVertical2 aria-hidden="true" />
              <Trans>Other hand</Trans>
            </Button>
          </div>
        </>
      }
    >
      <div ref={area} className="grid content-center overflow-hidden bg-[#f1dfbf] p-3 text-[#5c1f14] sm:p-6">
        <Drawing done={done} mirrored={mirrored} stroke={stroke} cone={cone} running={running} />
      </div>
    </LiveCard>
  );
}
