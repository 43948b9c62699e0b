import type { PostPage } from '@/api/generated/model.ts';
import { formatCount } from '@/lib/format.ts';
import type { BlogSearch } from './blog-search.ts';

interface ResultCountProps {
  readonly search: BlogSearch;
  /** Absent until the first answer. */
  readonly page: PostPage | undefined;
}

/** How many articles there are, announced whenever it changes. */
export function ResultCount({ search: { search, category, tag }, page }: ResultCountProps) {
  return (
    <p aria-live="polite" aria-atomic="true" className="min-w-0 text-sm text-muted-foreground">
      {page ? (
        <>
          <span className="font-semibold text-foreground tabular-nums">{formatCount(page.total)}</span>{' '}
          {page.total === 1 ? 'article' : 'articles'}
          {search ? <> for “{search}”</> : null}
          {category ? <> in {category}</> : null}
          {tag ? <> tagged {tag}</> : null}
        </>
      ) : null}
    </p>
  );
}
