import { countPages, MAX_COUNTED } from '@contract/rules/list-pages.ts';
import type { ReactElement } from 'react';
import { type PageLinkProps, PageLinks } from '@/components/ui/page-links.tsx';
import { formatCount } from '@/lib/format.ts';

interface PagerProps {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  /** The total is approximate, and only its first 1,000 rows have pages. */
  readonly estimated?: boolean | undefined;
  /** What is listed, in the plural: 'orders'. */
  readonly noun: string;
  /** The link to a page; every page has a URL. */
  readonly linkTo: (page: number, props: PageLinkProps) => ReactElement;
}

/** The range of rows on the page, and links to the other pages. Nothing below an empty list. */
export function Pager({ page, limit, total, estimated = false, noun, linkTo }: PagerProps) {
  if (total === 0) return null;
  const first = (page - 1) * limit + 1;
  const all = estimated
    ? `about ${formatCount(total)} ${noun}, first ${formatCount(MAX_COUNTED)} shown`
    : `${formatCount(total)} ${noun}`;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p role="status" className="text-sm text-muted-foreground tabular-nums">
        {`${formatCount(Math.min(first, total))}–${formatCount(Math.min(first + limit - 1, total))} of ${all}`}
      </p>
      <PageLinks page={page} pages={countPages({ total, estimated, limit })} label={noun} linkTo={linkTo} />
    </div>
  );
}
