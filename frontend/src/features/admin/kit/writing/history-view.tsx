import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminListRevisions } from '@/api/generated/admin-writing/admin-writing.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { RevisionComparison } from './revision-comparison.tsx';
import { RevisionList } from './revision-list.tsx';
import { type RevisedItem, useRestoreRevision } from './use-restore-revision.ts';

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
