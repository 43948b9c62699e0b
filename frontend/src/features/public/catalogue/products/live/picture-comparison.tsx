import { t } from '@lingui/core/macro';
import type { Picture as PictureShape } from '@/api/generated/model.ts';
import { Picture } from '@/components/ui/picture.tsx';
import { ComparisonSlider } from './comparison-slider.tsx';
import { LiveCard } from './live-card.tsx';
import { LIVE_SIZES } from './live-sizes.ts';
import type { PieceProps } from './load-piece.ts';

/** The owner's two pictures with a line to drag between them. */
export function PictureComparison({ preview: { before, after } }: PieceProps) {
  if (!(before && after)) return null;
  // Their texts are beside them.
  const show = (picture: PictureShape) => <Picture picture={picture} alt="" sizes={LIVE_SIZES} className="size-full" />;
  return (
    <LiveCard
      title={t`Before and after`}
      text={t`Drag the line to compare.`}
      controls={
        <dl className="grid max-w-[27rem] gap-4 border-t border-border pt-5 text-sm">
          <Description term={t`Before`} text={before.alt} />
          <Description term={t`After`} text={after.alt} />
        </dl>
      }
    >
      <ComparisonSlider
        before={show(before)}
        after={show(after)}
        beforeTag={t`Before`}
        afterTag={t`After`}
        label={t`Divider between before and after`}
        shown={t`after`}
      />
    </LiveCard>
  );
}

function Description({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <div className="grid grid-cols-[4.5rem_1fr] gap-x-3">
      <dt className="font-semibold">{term}</dt>
      <dd className="text-pretty text-muted-foreground">{text}</dd>
    </div>
  );
}
