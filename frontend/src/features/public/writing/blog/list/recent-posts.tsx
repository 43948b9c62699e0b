import { Trans } from '@lingui/react/macro';
import { useListPosts } from '@/api/generated/blog/blog.ts';
import { formatReadTime } from '@/lib/content-figures.ts';
import { formatDate } from '@/lib/format.ts';
import { PostLink } from '../post-link.tsx';
import { newestPosts } from '../post-lists.ts';

/** The three newest articles, whatever the list shows. Hidden when there is only one, or when they cannot be loaded. */
export function RecentPosts() {
  const newest = useListPosts(newestPosts).data?.items;
  if (!newest || newest.length < 2) return null;
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className="text-xl">
        <Trans>Recent Posts</Trans>
      </h2>
      <ol className="mt-4">
        {newest.map(({ id, address, title, date, readTime }) => (
          <li key={id} className="group relative border-t border-border py-4">
            <p className="text-xs text-muted-foreground tabular-nums">
              <time dateTime={date}>{formatDate(date)}</time>
              <span>{`, ${formatReadTime(readTime)}`}</span>
            </p>
            <h3 className="mt-1 font-sans text-base leading-snug tracking-normal">
              <PostLink post={{ address, title }} />
            </h3>
          </li>
        ))}
      </ol>
    </section>
  );
}
