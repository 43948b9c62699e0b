import { clsx } from 'clsx';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminCompareRevision, useAdminListRevisions } from '@/api/generated/admin-writing/admin-writing.ts';
import type { RevisionField, RevisionPage } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatShopTime } from '@/lib/format-moment.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { DiffView, FIELD_LABELS } from './diff-view.tsx';
import { type RevisedItem, useRestoreRevision } from './use-restore-revision.ts';

/** The fields that a save changed: 'Title, Text'. */
const formatChangedFields = (changed: readonly RevisionField[]): string =>
  changed.length === 0 ? 'First saved version' : changed.map((field) => FIELD_LABELS[field]).join(', ');

interface RevisionComparisonProps {
  readonly item: RevisedItem;
  readonly revision: number;
  /** There is unsaved text, which restoring would lose. */
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly onRestore: (revision: number) => void;
}

/** The changes since a revision, and a button to restore it. */
function RevisionComparison({ item, revision, dirty, busy, onRestore }: RevisionComparisonProps) {
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
              <p className="text-sm text-muted-foreground">{`${formatShopTime(at)}${by ? `, ${by}` : ''}`}</p>
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

interface RevisionListProps {
  readonly list: RevisionPage;
  /** Number of the compared revision. */
  readonly selected: number | undefined;
  readonly onChoose: (id: number) => void;
  readonly onPage: (page: number) => void;
}

/** Revisions, newest first: when, by whom, what changed. */
function RevisionList({ list, selected, onChoose, onPage }: RevisionListProps) {
  const { items, page, limit, total } = list;
  const pages = Math.ceil(total / limit);
  return (
    <nav aria-label="Versions">
      <ol className="grid gap-1">
        {items.map(({ id, at, by, changed, present }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === selected ? 'true' : undefined}
              onClick={() => onChoose(id)}
              className={clsx(
                'w-full rounded-md border px-3 py-2.5 text-left transition-colors',
                id === selected ? 'border-primary bg-primary-soft' : 'border-transparent hover:bg-accent',
              )}
            >
              <span className="flex flex-wrap items-center justify-between gap-x-3">
                <time dateTime={at} className="text-sm font-semibold">
                  {formatShopTime(at)}
                </time>
                {present ? <Badge>Current</Badge> : null}
              </span>
              <span className="block truncate text-sm text-muted-foreground">{by ?? 'Original'}</span>
              <span className="block text-xs text-muted-foreground">{formatChangedFields(changed)}</span>
            </button>
          </li>
        ))}
      </ol>
      {pages > 1 ? (
        <div className="mt-3 flex items-center justify-between gap-2">
          <Button variant="outline" size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
            Newer
          </Button>
          <p role="status" className="text-xs text-muted-foreground">
            {`Page ${page} of ${pages}`}
          </p>
          <Button variant="outline" size="sm" disabled={page === pages} onClick={() => onPage(page + 1)}>
            Older
          </Button>
        </div>
      ) : null}
    </nav>
  );
}

interface HistoryViewProps {
  readonly item: RevisedItem;
  /** There is unsaved text. */
  readonly dirty: boolean;
  /** Loads what is stored after a version was restored. */
  readonly onRestored: () => Promise<unknown>;
}

/** Revisions of an article or a page on the left, the changes since the selected one on the right. */
export function HistoryView({ item, dirty, onRestored }: HistoryViewProps) {
  const [page, setPage] = useState(1);
  const [selected, setSelected] = useState<number>();
  const query = useAdminListRevisions(item.kind, String(item.id), { page }, { query: { staleTime: 0 } });
  const { restore, busy } = useRestoreRevision(item, onRestored);
  const turn = (to: number) => {
    setPage(to);
    setSelected(undefined);
  };
  return (
    <QueryState
      query={query}
      loading="Loading the history"
      skeleton={<ListSkeleton />}
      toMessage={(error) => errorMessage(error, 'Failed to fetch the history')}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          scene="writing"
          title="No earlier versions yet"
          line="Each save is listed here and can be restored."
        />
      }
    >
      {(list) => {
        // By default the latest revision before the current state is compared.
        const selectedId = selected ?? (list.items.find(({ present }) => !present) ?? list.items[0])?.id;
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
            <RevisionList list={list} selected={selectedId} onChoose={setSelected} onPage={turn} />
            {selectedId === undefined ? null : (
              <RevisionComparison
                item={item}
                revision={selectedId}
                dirty={dirty}
                busy={busy}
                onRestore={(revision) => void restore(revision)}
              />
            )}
          </div>
        );
      }}
    </QueryState>
  );
}
