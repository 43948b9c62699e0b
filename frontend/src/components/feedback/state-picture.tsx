import { type StateScene, stateEdition } from './state-names.ts';

interface StatePictureProps {
  readonly scene: StateScene;
  /** Always the night, for the dark surface that both themes share. */
  readonly night?: boolean;
  readonly className: string;
}

/**
 * The scene of an empty, closed or failed state: says nothing that the words beside it do not say. Both themes are one
 * file; what is not shown is not fetched.
 */
export function StatePicture({ scene, night, className }: StatePictureProps) {
  const file = `/media/state-${scene}-${stateEdition}.svg`;
  const image = (src: string, hidden = '') => (
    <img alt="" loading="lazy" src={src} className={`aspect-3/2 ${className} ${hidden}`} />
  );
  return (
    <>
      {night ? null : image(file, 'dark:hidden')}
      {image(`${file}#night`, night ? '' : 'not-dark:hidden')}
    </>
  );
}
