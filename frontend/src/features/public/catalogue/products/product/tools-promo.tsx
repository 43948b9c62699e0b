import { Trans } from '@lingui/react/macro';
import { ArrowUpRight } from 'lucide-react';
import type { Promo } from '@/api/generated/model.ts';
import { riverPaths } from '@/components/brand/river-paths.ts';

interface ToolsPromoProps {
  readonly promo: Promo;
}

/** A few broad lines instead of the emblem's many: this drawing is part of every product's page. */
const RIVER_PATHS = riverPaths({
  width: 400,
  height: 320,
  lines: 9,
  steps: 5,
  islands: [{ lane: 0.2, along: 0.45, push: 46, reach: 0.24, breadth: 0.5 }],
});

/** The owner's promotional box next to every product. */
export function ToolsPromo({ promo: { text, linkText, url } }: ToolsPromoProps) {
  return (
    <section className="relative isolate overflow-hidden rounded-xl bg-deep p-6 pb-5 text-deep-foreground sm:max-lg:col-span-full">
      <svg
        viewBox="0 0 400 320"
        preserveAspectRatio="xMaxYMid slice"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        aria-hidden="true"
        className="absolute inset-0 -z-10 size-full translate-x-[12%] text-deep-line/60"
      >
        {RIVER_PATHS.map((line) => (
          <path key={line} d={line} />
        ))}
        <circle cx="236" cy="144" r="7" className="fill-marigold stroke-none" />
      </svg>
      <h2 className="max-w-56 text-xl">{text}</h2>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className="mt-16 inline-flex h-11 items-center gap-2 rounded-md bg-deep-foreground px-5 text-sm font-semibold text-deep transition-transform active:translate-y-px"
      >
        <span>{linkText}</span>
        <ArrowUpRight className="size-[1.125em]" aria-hidden="true" />
        <span className="sr-only">
          <Trans>(opens in a new tab)</Trans>
        </span>
      </a>
    </section>
  );
}
