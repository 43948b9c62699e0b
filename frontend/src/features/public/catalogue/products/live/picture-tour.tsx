import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { useGallery } from '../product/use-gallery.ts';
import { LiveCard } from './live-card.tsx';
import { LIVE_SIZES } from './live-sizes.ts';
import type { PieceProps } from './load-piece.ts';

/** The product's pictures one by one, each with its description: by swipe, buttons or arrow keys on a button. */
export function PictureTour({ images }: PieceProps) {
  const { selected, loaded, select, onKeyDown, swipe } = useGallery(images.length);
  const last = images.length - 1;
  if (last < 0) return null;
  return (
    <LiveCard
      pieceFirst
      title={t`A closer look`}
      controls={
        <>
          {last > 0 ? (
            <div className="flex items-center gap-1">
              <IconButton
                icon={ChevronLeft}
                label={t`Previous picture`}
                aria-disabled={selected === 0}
                onClick={() => select(selected - 1)}
                onKeyDown={onKeyDown}
                className="-ml-2.5 aria-disabled:opacity-40"
              />
              <p aria-live="polite" className="min-w-14 text-center text-sm font-semibold tabular-nums">
                {t`${selected + 1} of ${images.length}`}
              </p>
              <IconButton
                icon={ChevronRight}
                label={t`Next picture`}
                aria-disabled={selected === last}
                onClick={() => select(selected + 1)}
                onKeyDown={onKeyDown}
                className="aria-disabled:opacity-40"
              />
            </div>
          ) : null}
          {/* The picture itself has the same text for screen readers. */}
          <p aria-hidden="true" className="mt-3 min-h-18 max-w-[27rem] text-pretty text-muted-foreground">
            {images[selected]?.alt}
          </p>
        </>
      }
    >
      <div className="stack aspect-4/3 touch-pan-y bg-ink-3" {...swipe}>
        {images.map((image, index) => (
          <div
            key={image.url}
            inert={index !== selected}
            className={clsx('gallery-picture relative', index === selected && 'gallery-shown')}
          >
            {loaded.has(index) ? (
              <Picture picture={image} sizes={LIVE_SIZES} className="size-full [&_img]:pointer-events-none" />
            ) : null}
          </div>
        ))}
      </div>
    </LiveCard>
  );
}
