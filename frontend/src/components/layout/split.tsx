import type { ReactNode } from 'react';
import { River } from '../brand/river.tsx';
import type { StateScene } from '../feedback/state-names.ts';

interface SplitProps {
  /** What is drawn on the river for errors, maintenance and missing pages. */
  readonly scene?: StateScene | undefined;
  readonly children: ReactNode;
}

/** Text on paper next to the river: for screens with one short message or question. */
export function Split({ scene, children }: SplitProps) {
  return (
    <div className="split grow">
      <section className="split-words">{children}</section>
      <div className="split-art bg-deep text-deep-line/80">
        <River />
        {/* The background is dark in both themes: the scene is at night. */}
        {scene && <img alt="" src={`/media/state-${scene}.svg#night`} />}
      </div>
    </div>
  );
}
