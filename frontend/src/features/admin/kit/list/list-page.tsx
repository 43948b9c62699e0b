import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { ListLayout, MoneySum } from '@/api/generated/model.ts';
import { EmptyState, type EmptyStateProps } from '@/components/feedback/empty-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { Noun } from '@/lib/count-text.ts';
import { useWorkspace } from '@/session/use-workspace.ts';
import { SavedViews } from '../views/saved-views.tsx';
import { useListWorkspace } from '../views/use-list-workspace.ts';
import { viewChange, viewQuery } from '../views/view-query.ts';
import { ListHelp } from './list-help.tsx';
import { isTyping, listKeyAction, targetRow } from './list-keys.ts';
import { sumText, totalText } from './list-summary.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { Pager } from './pager.tsx';
import type { Sort } from './sort.ts';
import type { ListPageState } from './use-list.ts';

const OPENER_SELECTOR = '[data-opens], td:first-child :is(a, button), a, button';

/**
 * Moves through the rows of a list with J and K: the focus is on the link that opens the row, so Enter needs no
 * handler. Users can turn single-letter keys off, and dialogs over the page have their own keys.
 * @param root holds the search field and the rows, marked with `data-row`
 */
function useListKeys(root: RefObject<HTMLElement | null>, onHelp: () => void): void {
  const { keys } = useWorkspace();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const list = root.current;
    const action = listKeyAction(event);
    if (!list || !action || isTyping(event.target)) return;
    if (document.querySelector('dialog:modal, :popover-open')) return;
    const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
    const current = rows.findIndex((row) => row.contains(document.activeElement));
    event.preventDefault();
    if (action === 'help') onHelp();
    else if (action === 'search') list.querySelector<HTMLElement>('input[type=search]')?.focus();
    else if (action === 'choose') rows[current]?.querySelector<HTMLElement>('[data-choose]')?.click();
    else {
      const opener = rows[targetRow(action, current, rows.length)]?.querySelector<HTMLElement>(OPENER_SELECTOR);
      opener?.focus({ preventScroll: true });
      opener?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
    }
  });
  useEffect(() => {
    if (!keys) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [keys]);
}

/** The texts of a list. Missing ones are built from the noun. */
export interface ListLabels {
  readonly noun: Noun;
  /** The message for a failure without one of its own. */
  readonly failed: string;
  /** Text of the search field: 'Search users...'. */
  readonly placeholder?: string;
  /** What the sum of the listed amounts means: '$1,204.00 received'. */
  readonly sum?: (sum: string) => string;
  /** Builds the sentence around the count of a filtered list, such as '5 users'. */
  readonly result?: (count: string) => string;
  /** No row matches the filters. */
  readonly noResults?: { readonly title?: string; readonly line?: string };
  /** The list has no rows at all. */
  readonly emptyMessage: EmptyStateProps;
}

/** The used fields of a list query's result. */
interface ListQuery<Row> {
  readonly data:
    | {
        readonly items: readonly Row[];
        readonly total: number;
        readonly estimated?: boolean;
        /** What the matches of all pages add up to. */
        readonly sums?: readonly MoneySum[] | undefined;
        /** Both are absent where the whole list is loaded. */
        readonly page?: number;
        readonly limit?: number;
      }
    | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

/** The props of the component that renders the rows: a DataTable, or ListCards. */
export interface ListBody<Row> {
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly error: string | null;
  readonly onRetry: () => void;
  readonly busy: boolean;
  readonly empty: ReactNode;
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
  /** Row height and hidden columns of a table. */
  readonly layout: ListLayout;
  readonly onLayout: (layout: ListLayout) => void;
  /** The element in the head of the list for the table's controls; null before it is there. */
  readonly controls: HTMLElement | null;
}

interface ListPageProps<Row> {
  readonly list: ListPageState & {
    /** See SearchBox. */
    readonly delay?: number;
  };
  readonly query: ListQuery<Row>;
  readonly labels: ListLabels;
  /** The next step where the list has no rows at all. */
  readonly emptyAction?: ReactNode;
  /** An element at the end of the toolbar, such as a CsvButton. */
  readonly tools?: ReactNode;
  /** Replaces the toolbar. */
  readonly toolbar?: ReactNode;
  readonly children: (body: ListBody<Row>) => ReactNode;
}

/** Every list of the administration: toolbar, rows in all their states, two kinds of empty, pages. */
export function ListPage<Row>({ list, query, labels, emptyAction, tools, toolbar, children }: ListPageProps<Row>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const { noun, failed, noResults, emptyMessage } = labels;
  const [, many] = noun;
  const { search, text, filters, sort, isFiltered, narrow: applyFilter, find, clear, delay } = list;
  const root = useRef<HTMLDivElement>(null);
  const [help, setHelp] = useState(false);
  useListKeys(root, () => setHelp(true));
  const { views, layout, setLayout } = useListWorkspace(list.name);
  const [controls, setControls] = useState<HTMLElement | null>(null);
  const view = viewQuery(search, filters);
  return (
    <div ref={root}>
      {toolbar ?? (
        <ListToolbar
          placeholder={labels.placeholder ?? `Search ${many}...`}
          search={text}
          onSearch={find}
          {...(delay === undefined ? {} : { delay })}
          views={
            <SavedViews
              list={list.name}
              views={views}
              query={view}
              onView={(next) => applyFilter(viewChange(next, filters))}
            />
          }
          filters={filters}
          onFilter={(name, value) => applyFilter({ [name]: value })}
          onClear={clear}
        >
          {tools}
        </ListToolbar>
      )}
      <ListHead
        data={isPlaceholderData ? undefined : data}
        labels={labels}
        isNarrowed={text !== '' || filters.some(({ value }) => value !== undefined)}
        onControls={setControls}
      />
      {children({
        layout,
        onLayout: setLayout,
        controls,
        rows: data?.items,
        error: error ? errorMessage(error, failed) : null,
        onRetry: () => void refetch(),
        busy: isPlaceholderData || (Boolean(error) && isFetching),
        sort,
        onSort: (next) => applyFilter({ sort: next }),
        empty: isFiltered ? (
          <EmptyState
            scene="search"
            title={noResults?.title ?? `No ${many} found`}
            line={noResults?.line ?? 'Try another search or remove a filter.'}
            action={
              <Button variant="outline" onClick={clear}>
                {`Show all ${many}`}
              </Button>
            }
          />
        ) : (
          <EmptyState {...emptyMessage} action={emptyAction} />
        ),
      })}
      {data?.page && data.limit ? (
        <Pager
          page={data.page}
          limit={data.limit}
          total={data.items.length === 0 ? 0 : data.total}
          estimated={data.estimated}
          noun={many}
          linkTo={(page, props) => <Link to="." search={{ ...search, page: page > 1 ? page : undefined }} {...props} />}
        />
      ) : null}
      {data && data.items.length > 0 ? (
        <p className="mt-3 text-right text-xs text-muted-foreground max-lg:hidden pointer-coarse:hidden">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setHelp(true)}
            className="rounded-md px-1 py-1 transition-colors hover:text-foreground"
          >
            Shortcuts <kbd className="key">?</kbd>
          </button>
        </p>
      ) : null}
      <ListHelp open={help} onOpen={setHelp} />
    </div>
  );
}

interface ListHeadProps {
  /** Undefined while the rows of other filters are still shown. */
  readonly data: ListQuery<unknown>['data'];
  readonly labels: ListLabels;
  /** Search or filters are set. */
  readonly isNarrowed: boolean;
  readonly onControls: (element: HTMLElement | null) => void;
}

/** How many rows there are and what they add up to, read aloud when it changes, and a place for the table's controls. */
function ListHead({
  data,
  labels: { noun, result = (count) => count, sum: describe },
  isNarrowed,
  onControls,
}: ListHeadProps) {
  const sum = data && sumText(data, describe);
  const total = data && totalText(data, noun);
  return (
    <div className={clsx('mb-2 flex min-h-9 items-center justify-between gap-x-4', data?.total === 0 && 'sr-only')}>
      <p role="status" className="text-sm tabular-nums">
        {total ? <span className="font-semibold">{isNarrowed ? result(total) : total}</span> : null}
        {sum ? <span className="text-muted-foreground">{` · ${sum}`}</span> : null}
      </p>
      <div ref={onControls} className="-mr-2.5 flex shrink-0 items-center max-sm:hidden" />
    </div>
  );
}
