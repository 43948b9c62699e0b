import { Link } from '@tanstack/react-router';
import { messageOf } from '@/api/api-error.ts';
import { useListDownloads } from '@/api/generated/downloads/downloads.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonClass } from '@/components/ui/button-class.ts';
import { Card } from '@/components/ui/card.tsx';
import { formatCount } from '@/lib/format.ts';
import { DownloadCard } from './download-card.tsx';

interface DownloadsPageProps {
  /** Id of the file that a link names. */
  readonly file?: string | undefined;
}

/** The files of everything that was bought, newest first. */
export function DownloadsPage({ file }: DownloadsPageProps) {
  const query = useListDownloads();
  const count = query.data?.length ?? 0;
  return (
    <section className="pt-8">
      <div className="mb-5 flex min-h-10 flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-3xl">My Downloads</h1>
        {count > 0 ? (
          <p className="text-sm text-muted-foreground tabular-nums">
            {formatCount(count)} {count === 1 ? 'file' : 'files'}, newest first
          </p>
        ) : null}
      </div>
      <QueryState
        query={query}
        loading="Loading downloads"
        explain={(error) => messageOf(error, 'Failed to fetch downloads')}
        isEmpty={(downloads) => downloads.length === 0}
        empty={
          <Card>
            <EmptyState
              title="No downloads available"
              line="The file of every product you buy is kept here."
              action={
                <Link to="/products" className={buttonClass({ variant: 'secondary' })}>
                  Browse products
                </Link>
              }
            />
          </Card>
        }
      >
        {(downloads) => (
          <ul className="grid gap-2.5">
            {downloads.map((download, index) => (
              <li key={download.id} className="min-w-0">
                <DownloadCard download={download} isNewest={index === 0} isChosen={download.id === file} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}
