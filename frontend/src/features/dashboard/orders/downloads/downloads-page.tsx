import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useListDownloads } from '@/api/generated/downloads/downloads.ts';
import type { Download } from '@/api/generated/model.ts';
import { loadedSlice, requestedSlice } from '@/api/list-slice.ts';
import { getTotal } from '@/api/list-total.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { countText } from '@/lib/count-text.ts';
import { PagedList } from '../../kit/paged-list.tsx';
import { isPastEnd, PAGE_LIMIT, pagedQuery } from '../../kit/paged-query.ts';
import type { PagedSearch } from '../../kit/paged-search.ts';
import { DownloadCard } from './download-card.tsx';

const NOUN = [t`file`, t`files`] as const;
const searchFields = ({ file_name, product_name }: Download) => [file_name, product_name];

interface DownloadsPageProps {
  /** Id of the file that a link refers to. */
  readonly file?: string | undefined;
  readonly search?: PagedSearch;
  /** Content above the list. */
  readonly notice?: ReactNode;
  /** Further content of a file, such as its plan and its licence key. */
  readonly below?: (file: Download) => ReactNode;
}

/** The files of all purchases, newest first. */
export function DownloadsPage({ file, search = {}, notice, below }: DownloadsPageProps) {
  const navigate = useNavigate();
  const allRows = useListDownloads(undefined, { query: { structuralSharing: false } });
  const beyond = isPastEnd(allRows.data, search);
  const pageQuery = useListDownloads(pagedQuery(search), {
    query: { enabled: beyond, structuralSharing: false, placeholderData: keepPreviousData },
  });
  const query = beyond ? pageQuery : allRows;
  const isFiltered = Boolean(search.search || search.page);
  return (
    <section className="pt-8">
      <div className="mb-5 flex min-h-10 flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-3xl">
          <Trans>My Downloads</Trans>
        </h1>
        {allRows.data && allRows.data.length > 0 && !search.search ? (
          <p className="text-sm text-muted-foreground tabular-nums">
            {t`${countText(getTotal(allRows.data).total, NOUN)}, newest first`}
          </p>
        ) : null}
      </div>
      {notice}
      <QueryState
        failure={ErrorPage}
        query={query}
        loading={t`Loading downloads`}
        toMessage={(error) => errorMessage(error, t`Failed to fetch downloads`)}
        isEmpty={(downloads) => downloads.length === 0 && !isFiltered}
        empty={
          <Card>
            <EmptyState
              scene="downloads"
              title={t`No downloads available`}
              line={t`The files of your products appear here.`}
              action={
                <Link to="/products" className={buttonVariants({ variant: 'outline' })}>
                  <Trans>Browse products</Trans>
                </Link>
              }
            />
          </Card>
        }
      >
        {(downloads) => (
          <PagedList
            path="/dashboard/downloads"
            search={search}
            go={(next, replace) =>
              void navigate({ to: '/dashboard/downloads', search: next, replace, resetScroll: false })
            }
            limit={PAGE_LIMIT}
            slice={
              beyond
                ? requestedSlice(downloads)
                : loadedSlice(downloads, { ...search, searchFields, limit: PAGE_LIMIT })
            }
            isOld={query.isPlaceholderData}
            noun={NOUN}
          >
            {(rows, isFirst) => (
              <ul className="grid gap-2.5">
                {rows.map((download, index) => (
                  <li key={download.id} className="min-w-0">
                    <DownloadCard
                      download={download}
                      isNewest={isFirst && index === 0}
                      isSelected={download.id === file}
                    >
                      {below?.(download)}
                    </DownloadCard>
                  </li>
                ))}
              </ul>
            )}
          </PagedList>
        )}
      </QueryState>
    </section>
  );
}
