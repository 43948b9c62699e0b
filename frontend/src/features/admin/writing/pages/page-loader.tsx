import { Link } from '@tanstack/react-router';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useAdminGetPage } from '@/api/generated/admin-pages/admin-pages.ts';
import { useAdminGetWorkingCopy } from '@/api/generated/admin-writing/admin-writing.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { Spinner } from '@/components/feedback/spinner.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import type { WritingView } from '../../kit/writing/view.ts';
import { PageScreen, type RenderPage } from './page-screen.tsx';

interface PageLoaderProps {
  /** Id of the page, or 'new'. */
  readonly id: string;
  readonly view: WritingView;
  readonly renderPage: RenderPage;
}

/** Loads the page to be edited. */
export function PageLoader({ id, view, renderPage }: PageLoaderProps) {
  const isNew = id === 'new';
  const { data, error: missing } = useAdminGetPage(id, { query: { enabled: !isNew } });
  // Always uses the latest working copy, never a cached one.
  const { data: workingCopy, error: workingCopyError } = useAdminGetWorkingCopy('pages', id, {
    query: { gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  });
  const error = missing ?? workingCopyError;
  if (workingCopy && (isNew || data))
    return (
      <PageScreen key={id} page={data ?? null} view={view} workingCopy={workingCopy.copy} renderPage={renderPage} />
    );
  if (!error) {
    return (
      <div className="grid place-items-center py-32">
        <Spinner label="Loading the page" />
      </div>
    );
  }
  return (
    <EmptyState
      scene="lost"
      title={isNotFound(error) ? 'This page no longer exists' : errorMessage(error, 'Failed to fetch the page')}
      action={
        <Link
          to="/admin/content/$page"
          params={{ page: 'pages' }}
          activeOptions={{ exact: true }}
          className={buttonVariants()}
        >
          Back to pages
        </Link>
      }
    />
  );
}
