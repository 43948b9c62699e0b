import type { StateScene } from './state-names.ts';

interface StateIllustrationProps {
  readonly scene: StateScene;
  readonly className: string;
}

/**
 * The scene of an empty, closed or failed state; it adds nothing to the text. Both themes share one file; the hidden
 * theme is not fetched.
 */
export function StateIllustration({ scene, className }: StateIllustrationProps) {
  const file = `/media/state-${scene}.svg`;
  return (
    <>
      <img alt="" loading="lazy" src={file} className={`dark:hidden ${className}`} />
      <img alt="" loading="lazy" src={`${file}#night`} className={`not-dark:hidden ${className}`} />
    </>
  );
}
