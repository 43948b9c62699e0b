import { ArrowUpRight } from 'lucide-react';
import { River } from '@/components/brand/river.tsx';

interface ToolsPromoProps {
  readonly url: string;
}

/** The way to the studio's online tools. */
export function ToolsPromo({ url }: ToolsPromoProps) {
  return (
    <section className="relative isolate overflow-hidden rounded-card bg-deep p-6 pb-5 text-deep-text">
      <River className="absolute inset-0 -z-10 size-full text-deep-line opacity-45" />
      <h2 className="max-w-56 text-xl">EveryOne Try This Online Tools</h2>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className="mt-16 inline-flex h-11 items-center gap-2 rounded-control bg-deep-text px-5 text-sm font-semibold text-deep transition-transform active:translate-y-px"
      >
        Visit Now
        <ArrowUpRight className="size-[1.125em]" aria-hidden="true" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </section>
  );
}
