import { MoveHorizontal } from 'lucide-react';
import { useState } from 'react';
import { LiveCard } from '@/features/public/catalogue/products/live/live-card.tsx';
import after from './after.webp';
import before from './before.webp';

const TAG =
  'absolute bottom-3 rounded-md bg-deep/85 px-2.5 py-1 text-xs font-semibold text-deep-foreground tabular-nums sm:bottom-4';
/**
 * The line's initial position; repeated in the classes below, because server-rendered pages have no style attributes.
 */
const START = 38;

/** The same picture original and enlarged, with a draggable line between the two. */
export function Compare() {
  const [drawn, draw] = useState<number | null>(null);
  const share = drawn ?? START;
  const place = drawn === null ? undefined : `${String(drawn)}%`;
  return (
    <LiveCard
      title="Draw the line yourself"
      text="Left, 240 by 180 pixels as they came. Right, the same pixels enlarged six times: blurred edges have become lines again, and nothing else was looked at. Where a stroke was thinner than a pixel, it stays a guess."
    >
      <div className="relative aspect-4/3 overflow-hidden select-none">
        <img
          src={before}
          alt="A kingfisher at sunrise, small and blurred where it is enlarged"
          width={240}
          height={180}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
        <img
          src={after}
          alt="The same kingfisher enlarged, with clean edges"
          width={1440}
          height={1080}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover [clip-path:inset(0_0_0_38%)]"
          style={place === undefined ? undefined : { clipPath: `inset(0 0 0 ${place})` }}
        />
        <p aria-hidden="true" className={`${TAG} left-3 sm:left-4`}>
          240 × 180
        </p>
        <p aria-hidden="true" className={`${TAG} right-3 sm:right-4`}>
          1440 × 1080
        </p>
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label="Line between the small picture and the enlarged one"
          aria-valuetext={`${String(100 - share)} per cent of the picture enlarged`}
          onChange={({ target }) => draw(target.valueAsNumber)}
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
    </LiveCard>
  );
}
