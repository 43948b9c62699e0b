import { clsx } from 'clsx';
import { Picture, type PictureData } from '@/components/ui/picture.tsx';
import { nightPicture } from './night-pictures.ts';

interface ServicePictureProps {
  readonly picture: PictureData;
  readonly sizes: string;
  readonly priority?: boolean;
  readonly className: string;
}

/**
 * A service's picture by day or by night, following the theme. The theme can change after the page was rendered, so
 * both are in the markup, and only the visible one is fetched. The first picture of the page is preloaded by day: in
 * the dark theme that costs one extra picture, in the light theme it is the largest contentful paint.
 */
export function ServicePicture({ picture, sizes, priority = false, className }: ServicePictureProps) {
  const night = nightPicture(picture);
  if (!night) return <Picture picture={picture} sizes={sizes} priority={priority} className={className} />;
  return (
    <>
      <Picture picture={picture} sizes={sizes} priority={priority} className={clsx('dark:hidden', className)} />
      <Picture picture={night} sizes={sizes} className={clsx('not-dark:hidden', className)} />
    </>
  );
}
