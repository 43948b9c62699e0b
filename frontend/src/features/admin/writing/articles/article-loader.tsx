import { Link } from '@tanstack/react-router';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useAdminGetPost } from '@/api/generated/admin-articles/admin-articles.ts';
import { useAdminGetWorkingCopy } from '@/api/generated/admin-writing/admin-writing.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { Spinner } from '@/components/feedback/spinner.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { useAuth } from '@/session/session-context.tsx';
import type { WritingView } from '../../kit/writing/view.ts';
import { type ArticleRenderers, ArticleScreen } from './article-screen.tsx';

interface ArticleLoaderProps {
  /** Id of the article, or 'new'. */
  readonly id: string;
  readonly view: WritingView;
  readonly renderers: ArticleRenderers;
}

/** Loads the article to be edited. */
export function ArticleLoader({ id, view, renderers }: ArticleLoaderProps) {
  const { user } = useAuth();
  const isNew = id === 'new';
  const { data, error: missing } = useAdminGetPost(id, { query: { enabled: !isNew } });
  // Always uses the latest working copy, never a cached one.
  const { data: workingCopy, error: workingCopyError } = useAdminGetWorkingCopy('posts', id, {
    query: { gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  });
  const error = missing ?? workingCopyError;
  const author = user?.name ?? '';
  if (workingCopy && (isNew || data))
    return (
      <ArticleScreen
        key={id}
        post={data ?? null}
        author={author}
        view={view}
        workingCopy={workingCopy.copy}
        renderers={renderers}
      />
    );
  if (!error) {
    return (
      <div className="grid place-items-center py-32">
        <Spinner label="Loading the article" />
      </div>
    );
  }
  return (
    <EmptyState
      scene="lost"
      title={isNotFound(error) ? 'This article no longer exists' : errorMessage(error, 'Failed to fetch the article')}
      action={
        <Link
          to="/admin/content/$page"
          params={{ page: 'articles' }}
          activeOptions={{ exact: true }}
          className={buttonVariants()}
        >
          Back to articles
        </Link>
      }
    />
  );
}
