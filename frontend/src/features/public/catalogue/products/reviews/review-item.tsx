import { t } from '@lingui/core/macro';
import type { Review } from '@/api/generated/model.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { PersonAvatar } from '@/components/ui/person-avatar.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate } from '@/lib/format.ts';
import { Stars } from './stars.tsx';

interface ReviewItemProps {
  readonly review: Review;
}

/** A customer's review, and the studio's reply. */
export function ReviewItem({ review: { author, avatar, stars, text, created_at, edited, answer } }: ReviewItemProps) {
  const studio = useGetSite().data?.name ?? t`The studio`;
  return (
    <article aria-label={t`Review by ${author}`} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <PersonAvatar name={author} src={avatar} className="size-10 text-sm" />
      <div className="min-w-0">
        <header className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <bdi lang={detectLanguage(author)} className="max-w-full font-semibold wrap-anywhere">
            {author}
          </bdi>
          <Stars rating={stars} label={t`${stars} out of 5 stars`} className="text-base" />
          <span className="text-muted-foreground tabular-nums">
            <time dateTime={created_at}>{formatDate(created_at)}</time>
            {edited ? <span>{' · edited'}</span> : null}
          </span>
        </header>
        <p
          lang={detectLanguage(text)}
          className="each-direction mt-2 leading-relaxed wrap-anywhere whitespace-pre-line"
        >
          {text}
        </p>
        {answer ? (
          <div className="mt-4 border-s-2 border-primary ps-4 text-sm">
            <p className="font-semibold">{t`Reply from ${studio}`}</p>
            <p
              lang={detectLanguage(answer)}
              className="each-direction mt-1 leading-relaxed wrap-anywhere whitespace-pre-line text-muted-foreground"
            >
              {answer}
            </p>
          </div>
        ) : null}
      </div>
    </article>
  );
}
