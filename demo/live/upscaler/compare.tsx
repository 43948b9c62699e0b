import { t } from '@lingui/core/macro';
import { ComparisonSlider } from '@/features/public/catalogue/products/live/comparison-slider.tsx';
import { LiveCard } from '@/features/public/catalogue/products/live/live-card.tsx';
import after from './after.webp';
import before from './before.webp';

/** The same picture original and enlarged, with a draggable line between the two. */
export function Compare() {
  return (
    <LiveCard
      title={t`Compare the result`}
      text={t`On the left, the original at 240 by 180 pixels. On the right, the same image enlarged six times: blurred edges are sharp again, using no information from anywhere else. Lines thinner than a pixel in the original remain a guess.`}
    >
      <ComparisonSlider
        before={
          <img
            src={before}
            alt={t`A kingfisher at sunrise, small and blurred where it is enlarged`}
            width={240}
            height={180}
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        }
        after={
          <img
            src={after}
            alt={t`The same kingfisher enlarged, with clean edges`}
            width={1440}
            height={1080}
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        }
        beforeTag={t`240 × 180`}
        afterTag={t`1440 × 1080`}
        label={t`Divider between the original and the enlarged picture`}
        shown={t`of the picture enlarged`}
      />
    </LiveCard>
  );
}
