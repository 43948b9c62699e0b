import type { ReactNode } from 'react';
import type { StateScene } from './state-names.ts';

interface StateIllustrationProps {
  readonly scene: StateScene;
  readonly className: string;
}

/**
 * The scene of an empty, closed or failed state; it adds nothing to the text. Both themes share one file; the hidden
 * theme is not fetched.
 */
function StateIllustration({ scene, className }: StateIllustrationProps) {
  const file = `/media/state-${scene}.svg`;
  return (
    <>
      <img alt="" loading="lazy" src={file} className={`dark:hidden ${className}`} />
      <img alt="" loading="lazy" src={`${file}#night`} className={`not-dark:hidden ${className}`} />
    </>
  );
}

export interface EmptyStateProps {
  readonly title: string;
  readonly line?: string;
  /** The next step: one button or link. */
  readonly action?: ReactNode;
  /** The picture above the text; the plain river by default. */
  readonly scene?: StateScene;
}

/** Says what will appear here and links to the next step. */
export function EmptyState({ title, line, action, scene = 'quiet' }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center px-6 py-12 text-center sm:py-16">
      <StateIllustration scene={scene} className="aspect-3/2 w-60" />
      <p className="mt-5 font-display text-xl font-semibold">{title}</p>
      {line ? <p className="mt-2 max-w-form text-sm text-muted-foreground">{line}</p> : null}
      {action ? <div className="next-step mt-6">{action}</div> : null}
    </div>
  );
}
