import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { PostPage } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { buttonClass } from '@/components/ui/button-class.ts';
import { Pagination } from '@/components/ui/pagination.tsx';
import { type BlogSearch, isFiltered } from './blog-search.ts';
import { ClearButton } from './clear-button.tsx';
import { PostGrid } from './post-grid.tsx';

interface PostResultsProps {
  readonly search: BlogSearch;
  readonly page: PostPage;
  /** The page is still that of the last address. */
  readonly isOld: boolean;
}

/** One page of the list with the links to the others, or why there is nothing. */
export function PostResults({ search, page: { items, total, page, limit }, isOld }: PostResultsProps) {
  if (total === 0) return <NothingFound search={search} />;
  if (items.length === 0) return <BehindTheEnd search={search} page={page} />;
  return (
    <div aria-busy={isOld} className={clsx('transition-opacity', isOld && 'opacity-50')}>
      <PostGrid posts={items} isFirstPage={page === 1} />
      <div className="mt-16 empty:hidden">
        <Pagination
          label="Articles"
          page={page}
          pages={Math.ceil(total / limit)}
          linkTo={(to, props) => (
            <Link to="/blog" search={{ ...search, page: to > 1 ? to : undefined }} hash="results" {...props} />
          )}
        />
      </div>
    </div>
  );
}

function NothingFound({ search }: Pick<PostResultsProps, 'search'>) {
  const line = search.search ? 'Try a shorter word, or look in all categories.' : 'We have not written about it yet.';
  return (
    <EmptyState
      title="No articles found"
      line={isFiltered(search) ? line : 'The first article is being written.'}
      action={isFiltered(search) ? <ClearButton /> : null}
    />
  );
}

function BehindTheEnd({ search, page }: { readonly search: BlogSearch; readonly page: number }) {
  return (
    <EmptyState
      title={`There is no page ${page}`}
      line="The list has become shorter, or the address was mistyped."
      action={
        <Link to="/blog" search={{ ...search, page: undefined }} className={buttonClass({ variant: 'secondary' })}>
          First page
        </Link>
      }
    />
  );
}
