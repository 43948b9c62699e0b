import type { ReactNode } from 'react';
import { LIVE_TITLE } from './live-title.ts';

interface LiveCardProps {
  readonly title: string;
  readonly text: string;
  /** What the visitor chooses, under the words. */
  readonly controls?: ReactNode;
  /** The piece itself. */
  readonly children: ReactNode;
}

/** The dark table on which a product is tried: words and controls on one side, the piece on the other. */
export function LiveCard({ title, text, controls, children }: LiveCardProps) {
  return (
    <div className="dark deep grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-xl scheme-dark lg:grid-cols-[5fr_7fr]">
      <div className="flex flex-col p-6 sm:p-8 lg:p-12">
        <h2 id={LIVE_TITLE} className="max-w-96 text-3xl text-balance">
          {title}
        </h2>
        <p className="mt-4 max-w-[27rem] text-pretty text-muted-foreground">{text}</p>
        {controls ? <div className="mt-7 lg:mt-auto lg:pt-8">{controls}</div> : null}
      </div>
      <div className="grid min-w-0 border-t border-border lg:border-t-0 lg:border-l">{children}</div>
    </div>
  );
}
