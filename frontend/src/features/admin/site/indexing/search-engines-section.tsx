import { useId } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetIndexing, useAdminUpdateIndexing } from '@/api/generated/admin-indexing/admin-indexing.ts';
import type { Indexing } from '@/api/generated/model.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { Can } from '../../kit/can.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { describeReport, pendingPagesText } from './describe-report.ts';

const ALWAYS_STALE = { staleTime: 0 } as const;

/** Whether search engines are notified of new pages, for those who may change it. */
export function SearchEnginesSection() {
  return (
    <Can do="adminUpdateIndexing">
      <SearchEngines />
    </Can>
  );
}

function SearchEngines() {
  const id = useId();
  const query = useAdminGetIndexing({ query: ALWAYS_STALE });
  return (
    <section aria-labelledby={id} className="mt-10 max-w-216 border-t border-border pt-8">
      <h2 id={id} className="text-lg">
        Search engines
      </h2>
      <div className="mt-3">
        <QueryState
          query={query}
          loading="Loading search engines"
          skeleton={<Skeleton className="h-12 w-full" />}
          toMessage={(error) => errorMessage(error, 'Failed to fetch the setting')}
        >
          {(indexing) => <Setting indexing={indexing} />}
        </QueryState>
      </div>
    </section>
  );
}

function Setting({ indexing }: { readonly indexing: Indexing }) {
  const { enabled, reachable, site_url: siteUrl } = indexing;
  const { show } = useToast();
  const { mutate, isPending } = useAdminUpdateIndexing();
  const onChange = () =>
    mutate(
      { data: { enabled: !enabled } },
      {
        onSuccess: () => show({ tone: 'success', text: enabled ? 'Submissions turned off' : 'Submissions turned on' }),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to change the setting') }),
      },
    );
  return (
    <>
      <SwitchField
        name="report-pages"
        label="Submit new pages"
        help="Bing, Yandex and others learn of new and changed pages within minutes (IndexNow). Google reads the sitemap."
        checked={enabled}
        disabled={isPending || !(reachable || enabled)}
        onChange={onChange}
      />
      {reachable ? null : (
        <div className="mt-3 text-sm">
          <p>Search engines can’t reach this site at its URL. Set PUBLIC_URL to its https URL first.</p>
          <p className="mt-1 font-semibold wrap-anywhere" dir="ltr">
            {siteUrl}
          </p>
        </div>
      )}
      {enabled ? <LastReport indexing={indexing} /> : null}
    </>
  );
}

function LastReport({ indexing: { last, waiting, key_url: keyUrl } }: { readonly indexing: Indexing }) {
  const words = last && describeReport(last);
  const isRetry = last !== null && last.next_at !== null;
  return (
    <div role="status" className="mt-4 border-t border-border pt-4 text-sm">
      {words ? (
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
          <Badge variant={words.tone}>{words.label}</Badge>
          <span className="min-w-0 wrap-anywhere">{words.text}</span>
        </p>
      ) : null}
      {waiting > 0 && !isRetry ? <p className="mt-1.5">{pendingPagesText(waiting)}</p> : null}
      {words || waiting > 0 ? null : <p>Pages that you publish from now on are submitted.</p>}
      {keyUrl ? (
        <p className="mt-1.5">
          <a href={keyUrl} target="_blank" rel="noopener" className="text-primary underline underline-offset-4">
            View the key file
          </a>
        </p>
      ) : null}
    </div>
  );
}
