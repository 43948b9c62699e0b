import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { CaseStudyCard } from '@/api/generated/model.ts';
import { Picture } from '@/components/ui/picture.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { CaseStudyClient } from './case-study-client.tsx';
import { CARD_SIZES, HERO_SIZES } from './case-study-sizes.ts';

interface WorkEntryProps {
  readonly study: CaseStudyCard;
  readonly layout: 'edge' | 'pair';
  /** The first picture of the page. */
  readonly priority?: boolean;
}

/** A case study in a list; picture and words are one link. */
export function WorkEntry({ study, layout, priority = false }: WorkEntryProps) {
  const { address, title, summary, image, results } = study;
  const [result] = results;
  const isEdge = layout === 'edge';
  return (
    <article className={clsx('group work-entry', `work-${layout}`)}>
      <Picture
        picture={image}
        sizes={isEdge ? HERO_SIZES : CARD_SIZES}
        priority={priority}
        className="work-picture [&_picture_img]:transition-[scale] [&_picture_img]:duration-250 group-hover:[&_picture_img]:scale-[1.02]"
      />
      <div className="work-words">
        <CaseStudyClient study={study} />
        <h2 className={clsx('mt-2.5 wrap-anywhere', isEdge ? 'text-4xl' : 'text-2xl')}>
          <Link
            to="/work/$address"
            params={{ address }}
            lang={detectLanguage(title)}
            className="transition-colors group-hover:text-primary after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h2>
        <p lang={detectLanguage(summary)} className="mt-3 max-w-[36rem] text-muted-foreground">
          {summary}
        </p>
        {result ? (
          <p lang={detectLanguage(result.label)} className="mt-4 flex items-baseline gap-2.5 text-sm">
            <span className="font-display text-2xl leading-none font-semibold whitespace-nowrap text-primary tabular-nums">
              {result.value}
            </span>
            <span>{result.label}</span>
          </p>
        ) : null}
      </div>
    </article>
  );
}
