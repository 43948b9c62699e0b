import { createFileRoute } from '@tanstack/react-router';
import { getListDownloadsQueryOptions } from '@/api/generated/downloads/downloads.ts';
import { DownloadsPage } from '@/features/dashboard/downloads/downloads-page.tsx';
import { searchId } from '@/lib/search-id.ts';
import { privateHead } from '../-context.ts';

interface DownloadsSearch {
  /** The file that a link leads to. */
  file?: string | undefined;
}

export const Route = createFileRoute('/dashboard/downloads')({
  validateSearch: (search: Record<string, unknown>): DownloadsSearch => ({ file: searchId(search.file) }),
  // Started early, not awaited: the screen shows its own waiting, empty and error states.
  loader: ({ context }) => void context.queryClient.prefetchQuery(getListDownloadsQueryOptions()),
  head: ({ match: { context } }) => privateHead(context, 'My Downloads', '/dashboard/downloads'),
  component: DownloadsRoute,
});

function DownloadsRoute() {
  const { file } = Route.useSearch();
  return <DownloadsPage file={file} />;
}
