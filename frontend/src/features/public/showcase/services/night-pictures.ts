import type { PictureData } from '@/components/ui/picture.tsx';

/** Pictures of the studio's services that have a night version: the file names by day and by night. */
const NIGHTS: Readonly<Record<string, string>> = {
  'web-e1ce70c2': 'web-night-1739b802',
  'mobile-3b3b0561': 'mobile-night-80e80f77',
  'design-1b11361e': 'design-night-51e6661e',
  'database-ce80fd53': 'database-night-df2dbea5',
  'cloud-884ea339': 'cloud-night-dea1c7b3',
};

const BUNDLED = /^\/media\/services-(\w+-[0-9a-f]{8})(-\d+\.webp)$/;

/** The same picture after dark; undefined for a picture without a night version, such as an owner's own. */
export function nightPicture(picture: PictureData): PictureData | undefined {
  const [, day = '', size = ''] = BUNDLED.exec(picture.url) ?? [];
  const night = NIGHTS[day];
  return night ? { ...picture, url: `/media/services-${night}${size}`, placeholder: null } : undefined;
}
