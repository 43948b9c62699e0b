import { useId } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminCompareRevision, useAdminListRevisions } from '@/api/generated/admin-writing/admin-writing.ts';
import type { RevisionField, RevisionPage, WritingKind } from '@/api/generated/model.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatShopTime } from '@/lib/format-moment.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { DiffView, FIELD_LABELS } from './diff-view.tsx';

interface SaveConflictProps {
  readonly kind: WritingKind;
  readonly id: number;
  /** When the version that was edited here had been saved. */
  readonly editedFrom: string;
  /** Fields changed here, not saved yet. */
  readonly changedHere: readonly RevisionField[];
  readonly busy: boolean;
  /** Applies the changes made here on top of the other version. */
  readonly onKeepMine: () => void;
  /** Continues with the other version. */
  readonly onUseTheirs: () => void;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const labelsOf = (fields: readonly RevisionField[]) => list.format(fields.map((field) => FIELD_LABELS[field]));

function choiceText(isCompared: boolean, both: readonly RevisionField[]): string {
  if (!isCompared) return 'The two versions can’t be compared. Theirs stays in the history.';
  if (both.length === 0) return 'You changed different fields, so both changes can stay.';
  return `You both changed ${labelsOf(both)}. Theirs stays in the history.`;
}

/** The revision that was edited here: the one saved then, or the last but one. */
const findStart = ({ items }: RevisionPage, editedFrom: string) =>
  items.find(({ at }) => Date.parse(at) <= Date.parse(editedFrom)) ?? items[1] ?? items[0];

/** Saving was refused: the choice comes next, wherever in a long text the button was pressed. */
const focusChoice = (section: HTMLElement | null) => section?.focus();

/** Another administrator saved the text meanwhile: who, what differs, and the choice between both. */
export function SaveConflict(props: SaveConflictProps) {
  const { kind, id, editedFrom } = props;
  const title = useId();
  const revisions = useAdminListRevisions(kind, String(id), { limit: 20 }, { query: { staleTime: 0, gcTime: 0 } });
  return (
    <section
      ref={focusChoice}
      tabIndex={-1}
      aria-labelledby={title}
      className="mb-6 scroll-my-24 rounded-xl border border-destructive bg-card p-5"
    >
      <h2 id={title} className="text-lg">
        Someone else saved this text while you were writing
      </h2>
      <QueryState
        query={revisions}
        loading="Loading the other version"
        skeleton={<ListSkeleton />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch the other version')}
      >
        {(page) => <Comparison {...props} page={page} start={findStart(page, editedFrom)?.id} />}
      </QueryState>
    </section>
  );
}

interface ComparisonProps extends SaveConflictProps {
  readonly page: RevisionPage;
  /** Number of the revision that was edited here. */
  readonly start: number | undefined;
}

function Comparison({ kind, id, page, start, changedHere, busy, onKeepMine, onUseTheirs }: ComparisonProps) {
  const query = useAdminCompareRevision(kind, String(id), String(start), {
    query: { staleTime: 0, gcTime: 0, enabled: start !== undefined },
  });
  const [latest] = page.items;
  const differences = query.data?.differences ?? [];
  const saved = latest
    ? `${latest.by ?? 'An administrator'} saved it on ${formatShopTime(latest.at)}.`
    : 'It was saved elsewhere.';
  if (query.isLoading) return <ListSkeleton />;
  const isCompared = query.data !== undefined;
  const both = differences.map(({ field }) => field).filter((field) => changedHere.includes(field));
  return (
    <>
      <p className="mt-1 text-sm text-muted-foreground">
        {`${saved} ${changedHere.length > 0 ? `Your ${labelsOf(changedHere)}` : 'Your text'} is still here.`}
      </p>
      {differences.length > 0 ? (
        <>
          <p className="mt-4 text-sm font-semibold">{`Changed by ${latest?.by ?? 'the other administrator'}`}</p>
          <dl className="mt-2 grid max-h-80 gap-4 overflow-y-auto rounded-md border border-border p-4">
            {differences.map(({ field, parts }) => (
              <div key={field}>
                <dt className="mb-1 text-sm font-semibold">{FIELD_LABELS[field]}</dt>
                <dd>
                  <DiffView parts={parts} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      <p className="mt-4 text-sm">{choiceText(isCompared, both)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button busy={busy} onClick={onKeepMine}>
          {isCompared && both.length === 0 ? 'Keep both changes' : 'Keep my version'}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onUseTheirs}>
          Use their version
        </Button>
      </div>
    </>
  );
}
