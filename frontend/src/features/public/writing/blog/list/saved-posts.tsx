import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useListSavedPosts } from '@/api/generated/blog/blog.ts';
import { formatReadTime } from '@/lib/content-figures.ts';
import { formatCount } from '@/lib/format.ts';
import { PostLink } from '../post-link.tsx';

const MAX_POSTS = 5;

/** The articles that this reader has saved, latest first. Server-rendered pages are anonymous and show none. */
export function SavedPosts() {
  const { data } = useListSavedPosts({ limit: MAX_POSTS });
  if (!data?.total) return null;
  return (
    <section aria-labelledby="saved">
      <h2 id="saved" className="text-xl">
        <Trans>
          Saved Articles <span className="text-muted-foreground tabular-nums">{formatCount(data.total)}</span>
        </Trans>
      </h2>
      <ol className="mt-4 border-b border-border">
        {data.items.map(({ id, address, title, readTime }) => (
          <li key={id} className="group relative border-t border-border py-4">
            <h3 className="font-sans text-base leading-snug tracking-normal">
              <PostLink post={{ address, title }} />
            </h3>
            <p className="mt-1 text-xs text-muted-foreground tabular-nums">{formatReadTime(readTime)}</p>
          </li>
        ))}
      </ol>
      <Link
        to="/saved"
        search={{ show: 'articles' }}
        className="mt-3 inline-block text-sm font-semibold text-primary underline"
      >
        <Trans>All saved</Trans>
      </Link>
    </section>
  );
}
