import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { useListDownloads } from '@/api/generated/downloads/downloads.ts';
import type { Download } from '@/api/generated/model.ts';
import { askedPart, loadedPart } from '@/api/list-part.ts';
import { totalOf } from '@/api/list-total.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { FailedPage } from '@/components/feedback/failed-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { OwnList, ownCount } from '../kit/own-list.tsx';
import { isBeyond, OWN_LIMIT, ownQuery } from '../kit/own-query.ts';
import type { OwnSearch } from '../kit/own-search.ts';
import { DownloadCard } from './download-card.tsx';

const NOUN = ['file', 'files'] as const;
const texts = ({ file_name, product_name }: Download) => [file_name, product_name];

interface DownloadsPageProps {
  /** Id of the file that a link refers to. */
  readonly file?: string | undefined;
  readonly search?: OwnSearch;
  /** Content above the list. */
  readonly notice?: ReactNode;
  /** Further content of a file, such as its plan and its licence key. */
  readonly below?: (file: Download) => ReactNode;
}

/** The files of all purchases, newest first. */
export function DownloadsPage({ file, search = {}, notice, below }: DownloadsPageProps) {
  const navigate = useNavigate();
  const whole = useListDownloads(undefined, { query: { structuralSharing: false } });
  const beyond = isBeyond(whole.data, search);
  const asked = useListDownloads(ownQuery(search), {
    query: { enabled: beyond, structuralSharing: false, placeholderData: keepPreviousData },
  });
  const query = beyond ? asked : whole;
  const isPart = Boolean(search.search || search.page);
  return (
    <section className="pt-8">
      <div className="mb-5 flex min-h-10 flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-3xl">My Downloads</h1>
        {whole.data && whole.data.length > 0 && !search.search ? (
          <p className="text-sm text-muted-foreground tabular-nums">
            {`${ownCount(totalOf(whole.data).total, NOUN)}, newest first`}
          </p>
        ) : null}
      </div>
      {notice}
      <QueryState
        failure={FailedPage}
        query={query}
        loading="Loading downloads"
        explain={(error) => messageOf(error, 'Failed to fetch downloads')}
        isEmpty={(downloads) => downloads.length === 0 && !isPart}
        empty={
          <Card>
            <EmptyState
              scene="downloads"
              title="No downloads available"
              line="The files of your products appear here."
              action={
                <Link to="/products" className={buttonVariants({ variant: 'outline' })}>
                  Browse products
                </Link>
              }
            />
          </Card>
        }
      >
        {(downloads) => (
          <OwnList
            path="/dashboard/downloads"
            search={search}
            go={(next, replace) =>
              void navigate({ to: '/dashboard/downloads', search: next, replace, resetScroll: false })
            }
            limit={OWN_LIMIT}
            part={beyond ? askedPart(downloads) : loadedPart(downloads, { ...search, texts, limit: OWN_LIMIT })}
            isOld={query.isPlaceholderData}
            noun={NOUN}
          >
            {(rows, isFirst) => (
              <ul className="grid gap-2.5">
                {rows.map((download, index) => (
                  <li key={download.id} className="min-w-0">
                    <DownloadCard download={download} isNewest={isFirst && index === 0} isChosen={download.id === file}>
                      {below?.(download)}
                    </DownloadCard>
                  </li>
                ))}
              </ul>
            )}
          </OwnList>
        )}
      </QueryState>
    </section>
  );
}
