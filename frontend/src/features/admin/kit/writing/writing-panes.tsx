import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useMedia } from '@/hooks/use-media.ts';
import type { WritingView } from './view.ts';

interface WritingPanesProps {
  readonly view: WritingView;
  /** The form; it stays mounted while something else is shown. */
  readonly children: ReactNode;
  readonly preview: ReactNode;
}

/** As the classes of the panes. */
const WIDE = '(min-width: 80rem)';

/**
 * The text, and its preview beside it in a wide window, elsewhere instead of it. Both are about as long and scroll with
 * the page, so that the same passage is level.
 */
export function WritingPanes({ view, children, preview }: WritingPanesProps) {
  const isWide = useMedia(WIDE);
  const isPreviewed = view === 'preview';
  const isHidden = view === 'history' || (isPreviewed && !isWide);
  return (
    <div className={clsx(isPreviewed && 'xl:grid xl:grid-cols-2 xl:gap-x-8')}>
      <div hidden={isHidden} className="min-w-0">
        {children}
      </div>
      {isPreviewed ? <div className="min-w-0">{preview}</div> : null}
    </div>
  );
}
