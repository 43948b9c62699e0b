import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { ContentPartFrame } from '../../kit/content/content-frame.tsx';
import { readEntry } from '../../kit/content/content-search.ts';
import { useDeleteContent } from '../../kit/content/use-delete-content.ts';
import { ListSkeleton } from '../../kit/list/list-skeleton.tsx';
import { usePanelValue } from '../../kit/use-panel-value.ts';
import { EntryEditor } from './entry-editor.tsx';
import { type BaseEntry, type EntryInput, type ListKind, toEntryInput } from './list-kind.ts';
import { SortableList } from './sortable-list.tsx';

interface ListSectionProps<Entry extends BaseEntry, Input extends EntryInput> {
  readonly kind: ListKind<Entry, Input>;
  /** What the route's `useSearch` returned: a page may have several lists. */
  readonly search: { readonly list?: unknown; readonly entry?: unknown };
}

/** One ordered list of a page: view, reorder, add, edit, hide, delete with undo. */
export function ListSection<Entry extends BaseEntry, Input extends EntryInput>({
  kind,
  search,
}: ListSectionProps<Entry, Input>) {
  const navigate = useNavigate();
  const { show } = useToast();
  const query = kind.useList();
  const { mutateAsync: update } = kind.useUpdate();
  const deleteEntry = useDeleteContent(kind.list, kind.noun);
  const { list, label, noun, nouns, emptyMessage } = kind;

  const open = (entry: string | undefined) =>
    void navigate({
      to: '.',
      search: entry === undefined ? {} : { list, entry },
      hash: list,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  const add = (
    <Button variant="outline" onClick={() => open('new')}>
      <Plus aria-hidden="true" />
      <span>{`Add ${noun}`}</span>
    </Button>
  );

  const toggle = async (entry: Entry) => {
    try {
      await update({ id: String(entry.id), data: toEntryInput(kind, entry, !entry.published) });
      const now = entry.published ? 'is hidden' : 'is visible';
      show({ tone: 'success', text: `${kind.row(entry).title} ${now}` });
    } catch (error) {
      show({ tone: 'danger', text: errorMessage(error, `Failed to save the ${noun}`) });
    }
  };
  const openEntry = search.list === list ? readEntry(search.entry) : undefined;
  const { lastValue: lastEntry, count } = usePanelValue(openEntry);
  const edited = query.data?.items.find(({ id }) => String(id) === lastEntry) ?? null;
  const isShown = query.data !== undefined && (lastEntry === 'new' || edited !== null);

  return (
    <ContentPartFrame id={list} label={label} actions={query.data?.items.length === 0 ? null : add}>
      <QueryState
        query={query}
        loading={`Loading ${nouns}`}
        skeleton={<ListSkeleton />}
        toMessage={(error) => errorMessage(error, `Failed to fetch ${nouns}`)}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState scene="writing" title={`No ${nouns} yet`} line={emptyMessage} action={add} />}
      >
        {({ items }) => (
          <SortableList
            kind={kind}
            entries={items}
            onEdit={({ id }) => open(String(id))}
            onToggle={(entry) => void toggle(entry)}
            onDelete={(entry) => void deleteEntry(entry.id, kind.row(entry).title)}
          />
        )}
      </QueryState>
      {isShown ? (
        <EntryEditor
          key={count}
          kind={kind}
          entries={query.data?.items ?? []}
          entry={edited}
          open={openEntry !== undefined}
          onClose={() => open(undefined)}
        />
      ) : null}
    </ContentPartFrame>
  );
}
