import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LIVE_TITLE } from './live-title.ts';

interface LiveCardProps {
  readonly title: string;
  readonly text?: string;
  /** The visitor's controls, below the text. */
  readonly controls?: ReactNode;
  /** The demo itself. */
  readonly children: ReactNode;
  /** On narrow screens the demo is above its controls, which would otherwise push what they change out of view. */
  readonly pieceFirst?: boolean;
}

/** The dark surface on which a product is tried: text and controls on one side, the demo on the other. */
export function LiveCard({ title, text, controls, children, pieceFirst = false }: LiveCardProps) {
  return (
    <div className="dark deep grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-xl scheme-dark lg:grid-cols-[5fr_7fr]">
      <div className={clsx('flex flex-col p-6 sm:p-8 lg:p-12', pieceFirst && 'max-lg:contents')}>
        <div className={clsx(pieceFirst && 'max-lg:p-6 sm:max-lg:p-8')}>
          <h2 id={LIVE_TITLE} className="max-w-96 text-3xl text-balance">
            {title}
          </h2>
          {text ? <p className="mt-4 max-w-[27rem] text-pretty text-muted-foreground">{text}</p> : null}
        </div>
        {controls ? (
          <div className={clsx('lg:mt-auto lg:pt-8', pieceFirst ? 'max-lg:order-1 max-lg:p-6 sm:max-lg:p-8' : 'mt-7')}>
            {controls}
          </div>
        ) : null}
      </div>
      <div className="grid min-w-0 border-t border-border lg:border-t-0 lg:border-l">{children}</div>
    </div>
  );
}
