import type { ReactNode } from 'react';
import { River } from '../brand/river.tsx';

interface SplitProps {
  readonly children: ReactNode;
}

/** Words on paper beside the river: for screens with one short thing to say or to ask. */
export function Split({ children }: SplitProps) {
  return (
    <div className="split grow">
      <section className="split-words">{children}</section>
      <div className="split-art bg-deep text-deep-line/80">
        <River className="size-full" />
      </div>
    </div>
  );
}
