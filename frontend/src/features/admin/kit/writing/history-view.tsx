import { clsx } from 'clsx';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminCompareRevision, useAdminListRevisions } from '@/api/generated/admin-writing/admin-writing.ts';
import type { RevisionField, RevisionPage, RevisionPart } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatMoment } from '@/lib/format-moment.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { type RevisedItem, useRestoreRevision } from './use-restore-revision.ts';

/** Names of the compared fields, as in the form. */
const FIELD_LABELS: Readonly<Record<RevisionField, string>> = {
  title: 'Title',
  excerpt: 'Excerpt',
  description: 'Description',
  content: 'Text',
  format: 'Format',
  category: 'Category',
  tags: 'Tags',
  series: 'Series',
  author: 'Author',
  image: 'Picture',
  address: 'URL',
  status: 'Publication',
  publishAt: 'Appears on',
};

/** The fields that a save changed: 'Title, Text'. */
const formatChangedFields = (changed: readonly RevisionField[]): string =>
  changed.length === 0 ? 'First saved version' : changed.map((field) => FIELD_LABELS[field]).join(', ');

/** Context: unchanged lines that stay visible on each side of a change. */
const CONTEXT_LINES = 2;
/** Minimum number of lines worth hiding: fewer take no more space than the button. */
const MIN_HIDDEN_LINES = 4;

const MARK_STYLES = {
  removed: 'bg-destructive-soft text-destructive line-through decoration-1',
  added: 'bg-success-soft text-success underline decoration-2 underline-offset-3',
};

/** Added or removed words: marked by colour, by line, and in words for screen readers. */
function Changed({ change, text }: RevisionPart & { readonly change: 'added' | 'removed' }) {
  const Mark = change === 'added' ? 'ins' : 'del';
  return (
    <Mark className={`rounded-sm box-decoration-clone px-0.5 ${MARK_STYLES[change]}`}>
      <span className="sr-only">{change === 'added' ? ' (added: ' : ' (removed: '}</span>
      <span>{text}</span>
      <span className="sr-only">) </span>
    </Mark>
  );
}

interface UnchangedProps {
  readonly text: string;
  /** There is no text before or after it. */
  readonly first: boolean;
  readonly last: boolean;
}

/** Unchanged text; of a long stretch only what is next to the changes, the rest on demand. */
function Unchanged({ text, first, last }: UnchangedProps) {
  const lines = text.split('\n');
  const [head, tail] = [first ? 0 : CONTEXT_LINES, last ? 0 : CONTEXT_LINES];
  const hidden = lines.slice(head, lines.length - tail);
  if (hidden.length < MIN_HIDDEN_LINES) return <span>{text}</span>;
  const end = lines.slice(lines.length - tail);
  return (
    <>
      {head > 0 ? <span>{lines.slice(0, head).join('\n')}</span> : null}
      <details className="my-1 rounded-md bg-muted px-3 py-1 text-muted-foreground">
        <summary className="cursor-pointer text-sm">{`${hidden.length} unchanged lines`}</summary>
        <span>{hidden.join('\n')}</span>
      </details>
      <span>{end.join('\n')}</span>
    </>
  );
}

/** A text with its insertions and deletions, in reading order. */
function DiffView({ parts }: { readonly parts: readonly RevisionPart[] }) {
  return (
    <div className="leading-[1.7] wrap-anywhere whitespace-pre-wrap">
      {parts.map(({ change, text }, index) => {
        const key = `${index}-${change}`;
        return change === 'same' ? (
          <Unchanged key={key} text={text} first={index === 0} last={index === parts.length - 1} />
        ) : (
          <Changed key={key} change={change} text={text} />
        );
      })}
    </div>
  );
}

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
                  {formatMoment(at)}
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
