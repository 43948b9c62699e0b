import { MISSING_PICTURE } from '@contract/rules/missing-picture.ts';
import { useListServices } from '@/api/generated/services/services.ts';
import type { PictureData } from '@/components/ui/picture.tsx';
import { businessDay } from '@/lib/business-time-zone.ts';
import { CaseStudyArticle, type ShownCaseStudy } from './case-study-article.tsx';

type Kept = Omit<ShownCaseStudy, 'year' | 'services' | 'results' | 'image' | 'portrait' | 'html' | 'product' | 'post'>;

interface CaseStudyPreviewProps {
  readonly draft: Kept & {
    /** As typed. */
    readonly year: string;
    /** Ids. */
    readonly services: readonly number[];
    readonly results: readonly { readonly value: string; readonly label: string; readonly source: string }[];
    readonly image: PictureData | null;
    readonly portrait: PictureData | null;
  };
  readonly html: string;
}

const toPicture = ({ widths, ...picture }: PictureData) => ({ ...picture, widths: [...widths] });

/** A case study as it is being written, without the links to product and article. */
export function CaseStudyPreview({ draft, html }: CaseStudyPreviewProps) {
  const { data } = useListServices();
  const { year, services, results, image, portrait, ...texts } = draft;
  const used = (data?.items ?? []).flatMap(({ id, title }) =>
    id !== undefined && services.includes(id) ? [{ id, title }] : [],
  );
  return (
    <CaseStudyArticle
      study={{
        ...texts,
        year: Number(year) || Number(businessDay(Date.now()).slice(0, 4)),
        services: used,
        results: results.map((result) => ({ ...result })),
        image: toPicture(image ?? MISSING_PICTURE),
        portrait: portrait && toPicture(portrait),
        html,
        product: null,
        post: null,
      }}
    />
  );
}
