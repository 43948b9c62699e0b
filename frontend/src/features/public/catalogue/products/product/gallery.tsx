import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Picture as PictureShape } from '@/api/generated/model.ts';
import { Picture, PicturePlaceholder } from '@/components/ui/picture.tsx';
import { GALLERY_SIZES } from './gallery-sizes.ts';
import { useGallery } from './use-gallery.ts';

interface GalleryProps {
  readonly images: readonly PictureShape[];
  /** The subject of the pictures, for their alt text. */
  readonly title: string;
  /** Shown in the corner of the large picture. */
  readonly children?: ReactNode;
}

/**
 * A large picture over a strip of thumbnails: operated by click, swipe or arrow keys. The first one is shown
 * immediately.
 */
export function Gallery({ images, title, children }: GalleryProps) {
  const { selected, loaded, select, onKeyDown, swipe, thumbnails } = useGallery(images.length);
  return (
    <section aria-label={t`Pictures of ${title}`} className="gallery" onKeyDown={onKeyDown}>
      <div className="gallery-main stack bg-ink-3" {...swipe}>
        {images.map((image, index) => (
          <div
            key={image.url}
            inert={index !== selected}
            className={clsx('gallery-picture relative', index === selected && 'gallery-shown')}
          >
            {loaded.has(index) ? (
              <Picture
                picture={image}
                sizes={GALLERY_SIZES}
                priority={index === 0}
                className="size-full [&_img]:pointer-events-none"
              />
            ) : null}
          </div>
        ))}
        <div className="z-2 flex flex-wrap content-start gap-1.5 p-4 lg:p-5">{children}</div>
        {images.length === 0 ? <PicturePlaceholder /> : null}
      </div>
      <p aria-live="polite" className="sr-only">
        {images.length > 1 ? t`Picture ${selected + 1} of ${images.length}` : null}
      </p>
      {images.length > 1 ? (
        <ul className="gallery-strip grid grid-cols-4 gap-2 pt-2 sm:gap-3 sm:pt-3">
          {images.map((image, index) => (
            <li key={image.url}>
              <button
                ref={(button) => {
                  thumbnails.current[index] = button;
                }}
                type="button"
                aria-current={index === selected || undefined}
                onClick={() => select(index)}
                className="group block w-full rounded-md"
              >
                <Picture
                  picture={image}
                  alt=""
                  sizes="(min-width: 1280px) 150px, (min-width: 1024px) 12vw, 23vw"
                  className="aspect-4/3 rounded-md"
                />
                <span className="mt-1.5 block h-0.5 rounded-full bg-transparent transition-colors group-hover:bg-input group-aria-[current=true]:bg-primary" />
                <span className="sr-only">{t`Show picture ${index + 1}: ${image.alt}`}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
