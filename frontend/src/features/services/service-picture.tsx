import { clsx } from 'clsx';
import { Picture, type PictureData } from '@/components/ui/picture.tsx';
import { nightOf } from './night-pictures.ts';

interface ServicePictureProps {
  readonly picture: PictureData;
  readonly sizes: string;
  readonly priority?: boolean;
  readonly className: string;
}

/**
 * A service's picture as it looks at this hour of the site. The theme can be changed after the page was made, so both are in
 * it, and only the one that is shown is fetched. The first on the page is asked for ahead by day: at night that costs one
 * picture, and by day it is the largest paint of the page.
 */
export function ServicePicture({ picture, sizes, priority = false, className }: ServicePictureProps) {
  const night = nightOf(picture);
  if (!night) return <Picture picture={picture} sizes={sizes} priority={priority} className={className} />;
  return (
    <>
      <Picture picture={picture} sizes={sizes} priority={priority} className={clsx('dark:hidden', className)} />
      <Picture picture={night} sizes={sizes} className={clsx('not-dark:hidden', className)} />
    </>
  );
}
