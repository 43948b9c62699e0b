import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { getListDownloadsQueryOptions } from '@/api/generated/downloads/downloads.ts';
import { getListLicencesQueryOptions } from '@/api/generated/licences/licences.ts';
import { type PagedSearch, pagedSearch } from '@/features/dashboard/kit/paged-search.ts';
import { DownloadsPage } from '@/features/dashboard/orders/downloads/downloads-page.tsx';
import { LicenceNotice } from '@/features/dashboard/orders/licences/licence-notice.tsx';
import { LicenceSection } from '@/features/dashboard/orders/licences/licence-section.tsx';
import { PlanSection } from '@/features/dashboard/orders/orders/upgrade-renew/plan-section.tsx';
import { RenewalSection } from '@/features/dashboard/orders/renewals/renewal-section.tsx';
import { listedId } from '@/lib/search-id.ts';
import { whenSignedIn } from '@/session/guards.ts';
import { privateHead } from '../-context.ts';

interface DownloadsSearch extends PagedSearch {
  /** The file that a link refers to. */
  file?: string | undefined;
  /** Opens the dialog to renew the plan of that file, as the link in an email does. */
  renew?: true | undefined;
}

export const Route = createFileRoute('/dashboard/downloads')({
  validateSearch: (search: Record<string, unknown>): DownloadsSearch => ({
    ...pagedSearch(search),
    file: listedId(search.file),
    renew: search.renew === true ? true : undefined,
  }),
  // Started early, not awaited: the screen shows its own loading, empty and error states.
  loader: ({ context }) =>
    whenSignedIn(() => {
      void context.queryClient.prefetchQuery(getListLicencesQueryOptions());
      void context.queryClient.prefetchQuery({
        ...getListDownloadsQueryOptions(),
        structuralSharing: false,
      });
    }),
  head: privateHead(t`My Downloads`),
  component: DownloadsRoute,
});

function DownloadsRoute() {
  const { file, renew, ...search } = Route.useSearch();
  return (
    <DownloadsPage
      file={file}
      search={search}
      notice={<LicenceNotice />}
      below={(download) => (
        <>
          <div className="flex flex-wrap items-end gap-x-5">
            <PlanSection download={download} isOpen={renew === true && download.id === file} />
            <RenewalSection downloadId={download.id} product={download.product_name} rights={download.rights} />
          </div>
          <LicenceSection download={download.id} />
        </>
      )}
    />
  );
}
