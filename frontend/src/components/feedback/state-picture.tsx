import { clsx } from 'clsx';
import { type StateScene, stateEdition } from './state-names.ts';

interface StatePictureProps {
  readonly scene: StateScene;
  /** Always the night, for the dark surface that both themes share. */
  readonly night?: boolean;
  readonly className?: string;
}

/**
 * The scene of an empty, closed or failed state: says nothing that the words beside it do not say. Both themes are one
 * file; what is not shown is not fetched.
 */
export function StatePicture({ scene, night = false, className }: StatePictureProps) {
  const file = `/media/state-${scene}-${stateEdition}.svg`;
  const shared = { width: 240, height: 160, loading: 'lazy' } as const;
  return (
    <>
      {night ? null : <img {...shared} alt="" src={file} className={clsx('dark:hidden', className)} />}
      <img {...shared} alt="" src={`${file}#night`} className={clsx(!night && 'not-dark:hidden', className)} />
    </>
  );
}
