import { formatReadTime } from '@/lib/content-figures.ts';
import { formatDate } from '@/lib/format.ts';

interface BylineProps {
  readonly post: { readonly author: string; readonly date: string; readonly readTime: string };
}

/** Author, date and reading time. */
export function Byline({ post: { author, date, readTime } }: BylineProps) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted-foreground tabular-nums">
      <span className="font-semibold text-foreground">{author}</span>
      <time dateTime={date}>{formatDate(date)}</time>
      <span>{formatReadTime(readTime)}</span>
    </p>
  );
}
