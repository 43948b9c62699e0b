import type { ReactNode } from 'react';
import { River } from '../brand/river.tsx';
import type { StateScene } from '../feedback/state-names.ts';

interface SplitProps {
  /** What is drawn on the river: where something is wrong, closed or not there. */
  readonly scene?: StateScene | undefined;
  readonly children: ReactNode;
}

/** Words on paper beside the river: for screens with one short thing to say or to ask. */
export function Split({ scene, children }: SplitProps) {
  return (
    <div className="split grow">
      <section className="split-words">{children}</section>
      <div className="split-art bg-deep text-deep-line/80">
        <River />
        {/* The ground is dark in both themes: it is night there. */}
        {scene && <img alt="" src={`/media/state-${scene}.svg#night`} />}
      </div>
    </div>
  );
}
