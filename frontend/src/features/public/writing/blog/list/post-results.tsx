import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { PostPage } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { ListResults } from '@/components/list/list-results.tsx';
import { BlogClear } from './blog-clear.tsx';
import { type BlogSearch, isFiltered } from './blog-search.ts';
import { PostGrid } from './post-grid.tsx';

interface PostResultsProps {
  readonly search: BlogSearch;
  readonly page: PostPage;
  /** The articles still belong to the previous URL. */
  readonly isOld: boolean;
}

/** One page of the blog. */
export function PostResults({ search, page, isOld }: PostResultsProps) {
  const isPastEnd = page.items.length === 0;
  return (
    <ListResults
      page={page}
      isOld={isOld}
      label={t`Articles`}
      linkTo={(to, props) => (
        <Link
          to="/blog"
          search={{ ...search, page: to > 1 ? to : undefined }}
          {...(isPastEnd ? {} : { hash: 'results' })}
          {...props}
        />
      )}
      nothing={<NothingFound search={search} />}
    >
      {(posts, isFirstPage) => <PostGrid posts={posts} isFirstPage={isFirstPage} />}
    </ListResults>
  );
}

function NothingFound({ search }: Pick<PostResultsProps, 'search'>) {
  const line = search.search ? t`Try a shorter word or all categories.` : t`We haven’t written about this yet.`;
  return (
    <EmptyState
      scene={isFiltered(search) ? 'search' : 'writing'}
      title={t`No articles found`}
      line={isFiltered(search) ? line : t`Our first article is coming soon.`}
      action={isFiltered(search) ? <BlogClear /> : null}
    />
  );
}
