import { clsx } from 'clsx';
import { useState } from 'react';
import { pictureSources } from '@/lib/picture.ts';

/** A picture as the API returns it. */
export interface PictureData {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** A tiny copy as a data URL, shown until the picture has loaded. */
  readonly placeholder: string | null;
}

interface PictureProps {
  readonly picture: PictureData;
  /** The `sizes` attribute: how wide the picture is shown. */
  readonly sizes: string;
  /** The page's main picture: fetched immediately and with priority. */
  readonly priority?: boolean;
  /** The picture's box; without a height it keeps the picture's aspect ratio. */
  readonly className?: string;
  /** Empty for a decorative picture. */
  readonly alt?: string;
}

/**
 * Responsive picture over its own tiny blurred copy, so the space is never empty, never shifts and never looks broken.
 */
export function Picture({ picture, sizes, priority = false, className, alt = picture.alt }: PictureProps) {
  const [missing, setMissing] = useState(false);
  const { avif, webp, src } = pictureSources(picture);
  // On a server-rendered page the file may have failed to load before this code ran and could listen for the error.
  const checkServerRendered = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setMissing(true);
  };
  return (
    <span className={clsx('relative block overflow-hidden bg-ink-3', className)}>
      {picture.placeholder ? (
        <img src={picture.placeholder} alt="" className="absolute inset-0 size-full scale-110 object-cover blur-md" />
      ) : null}
      <picture className={clsx(missing && 'opacity-0')}>
        {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
        {webp ? <source type="image/webp" srcSet={webp} sizes={sizes} /> : null}
        <img
          ref={checkServerRendered}
          src={src}
          alt={alt}
          width={picture.width}
          height={picture.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={() => setMissing(true)}
          // Firefox draws the alt text of a loading picture over the blurred copy.
          className="relative block size-full object-cover text-transparent"
        />
      </picture>
      {missing && !picture.placeholder ? <PicturePlaceholder /> : null}
    </span>
  );
}

/** Replaces a missing picture: an empty frame with a hill in it. */
export const PicturePlaceholder = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="absolute inset-0 m-auto size-1/5 text-ink-6">
    <path fill="none" stroke="currentColor" strokeLinejoin="round" d="M3 5h18v14H3zM3 16l5-5 8 8M16 10h.01" />
  </svg>
);
