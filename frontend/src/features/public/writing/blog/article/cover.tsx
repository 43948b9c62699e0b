import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Post } from '@/api/generated/model.ts';
import { Picture } from '@/components/ui/picture.tsx';
import { language } from '@/i18n/language.ts';
import { formatBanglaDate } from '@/lib/bangla-calendar.ts';
import { formatReadTime } from '@/lib/content-figures.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate } from '@/lib/format.ts';
import { COVER_SIZES } from './cover-sizes.ts';

interface CoverProps {
  readonly post: Pick<Post, 'title' | 'author' | 'date' | 'readTime' | 'image'>;
  /** The article's reactions. */
  readonly children?: ReactNode;
}

/** Longer titles are set smaller, so that the cover keeps its height. */
const LONG_TITLE = 56;

/** The opening of an article: title, author, picture and reactions. */
export function Cover({ post: { title, author, date, readTime, image }, children }: CoverProps) {
  return (
    <header className="cover bg-deep text-deep-foreground">
      <Picture picture={image} sizes={COVER_SIZES} priority className="cover-picture max-md:aspect-video" />
      <div className="cover-words">
        <Link
          to="/blog"
          activeOptions={{ exact: true }}
          className="-ms-1 inline-flex items-center gap-1.5 self-start rounded-md px-1 py-2 text-sm font-semibold text-deep-muted-foreground transition-colors hover:text-deep-foreground print:hidden"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          <Trans>All articles</Trans>
        </Link>
        <h1
          lang={detectLanguage(title)}
          className={clsx(
            'mt-3 tracking-[-0.018em] md:mt-auto',
            title.length > LONG_TITLE ? 'text-3xl' : 'text-3xl lg:text-4xl',
          )}
        >
          {title}
        </h1>
        <p className="mt-4 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-deep-muted-foreground tabular-nums md:mt-6">
          <span className="font-semibold text-deep-foreground">{author}</span>
          <time dateTime={date}>{formatDate(date)}</time>
          {language === 'bn' ? <span>{formatBanglaDate(date)}</span> : null}
          <span>{formatReadTime(readTime)}</span>
        </p>
        {children ? <div className="mt-4">{children}</div> : null}
      </div>
    </header>
  );
}
