import { t } from '@lingui/core/macro';
import { MoveHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface ComparisonSliderProps {
  /** Fills the frame. */
  readonly before: ReactNode;
  /** The same, right of the line. */
  readonly after: ReactNode;
  readonly beforeTag: string;
  readonly afterTag: string;
  /** Name of the line for screen readers. */
  readonly label: string;
  /** What the right side shows, after its percentage. */
  readonly shown: string;
}

const TAG =
  'absolute bottom-3 rounded-md bg-deep/85 px-2.5 py-1 text-xs font-semibold text-deep-foreground tabular-nums sm:bottom-4';
/**
 * The line's initial position; repeated in the classes below, because server-rendered pages have no style attributes.
 */
const START = 38;

/** Two pictures of one size, with a draggable line between them. */
export function ComparisonSlider({ before, after, beforeTag, afterTag, label, shown }: ComparisonSliderProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const share = dragged ?? START;
  const place = dragged === null ? undefined : `${String(dragged)}%`;
  return (
    <div className="relative aspect-4/3 overflow-hidden select-none">
      <div className="absolute inset-0">{before}</div>
      <div
        className="absolute inset-0 [clip-path:inset(0_0_0_38%)]"
        style={place === undefined ? undefined : { clipPath: `inset(0 0 0 ${place})` }}
      >
        {after}
      </div>
      <p aria-hidden="true" className={`${TAG} left-3 sm:left-4`}>
        {beforeTag}
      </p>
      <p aria-hidden="true" className={`${TAG} right-3 sm:right-4`}>
        {afterTag}
      </p>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={label}
        aria-valuetext={t`${100 - share} per cent ${shown}`}
        onChange={({ target }) => setDragged(target.valueAsNumber)}
        className="live-range absolute inset-0 z-1 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-[38%] -ml-px w-0.5 bg-white group"
        style={place === undefined ? undefined : { left: place }}
      >
        <span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full border-2 border-white bg-deep text-deep-foreground outline-offset-2 outline-marigold [.live-range:focus-visible+*_&]:outline-4">
          <MoveHorizontal className="size-5" />
        </span>
      </span>
    </div>
  );
}
