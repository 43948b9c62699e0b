import { errorMessage } from '@/api/api-error.ts';
import { useAdminCompareRevision } from '@/api/generated/admin-writing/admin-writing.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatMoment } from '@/lib/format-moment.ts';
import { DiffView } from './diff-view.tsx';
import { FIELD_LABELS } from './revision-labels.ts';
import type { RevisedItem } from './use-restore-revision.ts';

interface RevisionComparisonProps {
  readonly item: RevisedItem;
  readonly revision: number;
  /** There is unsaved text, which restoring would lose. */
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly onRestore: (revision: number) => void;
}

/** The changes since a revision, and a button to restore it. */
export function RevisionComparison({ item, revision, dirty, busy, onRestore }: RevisionComparisonProps) {
  const query = useAdminCompareRevision(item.kind, String(item.id), String(revision), { query: { staleTime: 0 } });
  return (
    <QueryState
      query={query}
      loading="Comparing"
      toMessage={(error) => errorMessage(error, 'Failed to compare this version')}
    >
      {({ at, by, title, differences, present }) => (
        <section aria-label="Comparison">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-border pb-4">
            <div className="min-w-0 grow basis-60">
              <h2 className="text-lg wrap-anywhere">{title}</h2>
              <p className="text-sm text-muted-foreground">{`${formatMoment(at)}${by ? `, ${by}` : ''}`}</p>
              <p className="mt-2 text-sm text-muted-foreground">
                Since then: <ins className="rounded-sm bg-success-soft px-0.5 text-success">added</ins>{' '}
                <del className="rounded-sm bg-destructive-soft px-0.5 text-destructive">removed</del>
              </p>
            </div>
            {present && differences.length === 0 ? null : (
              <Button busy={busy} disabled={dirty} onClick={() => onRestore(revision)}>
                Restore this version
              </Button>
            )}
          </div>
          {dirty ? (
            <Banner tone="notice" className="mt-4">
              Save or discard your changes before restoring.
            </Banner>
          ) : null}
          {differences.length === 0 ? (
            <p className="py-10 text-muted-foreground">Current version</p>
          ) : (
            <dl className="grid gap-6 pt-5">
              {differences.map(({ field, parts }) => (
                <div key={field}>
                  <dt className="mb-1 text-sm font-semibold">{FIELD_LABELS[field]}</dt>
                  <dd>
                    <DiffView parts={parts} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      )}
    </QueryState>
  );
}
