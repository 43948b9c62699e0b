import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { countText, type Noun } from '@/lib/count-text.ts';
import { formatCount } from '@/lib/format.ts';
import { BulkReport } from './bulk-report.tsx';
import type { BulkRun } from './use-bulk.ts';
import type { Selection } from './use-selection.ts';

interface BulkBarProps<Row> {
  readonly selection: Selection<Row>;
  readonly noun: Noun;
  readonly bulk: BulkRun<Row>;
  /** Buttons for the bulk actions. */
  readonly children: ReactNode;
}

/** The bulk actions on the selected rows, at the bottom of the window while the list is in view. */
export function BulkBar<Row>({ selection, noun, bulk, children }: BulkBarProps<Row>) {
  const { selected, clear, result } = selection;
  const { progress, stop } = bulk;
  const loaded = result?.loaded;
  return (
    <>
      <div className="sticky bottom-3 z-10 mt-3 empty:hidden" role="status">
        {selected.length > 0 || progress ? (
          <div
            data-at-foot=""
            className="mx-auto flex w-fit max-w-full flex-wrap items-center gap-2 rounded-xl border border-border bg-card py-1.5 pr-1.5 pl-4 max-sm:gap-1 max-sm:pl-3 text-sm shadow-float"
          >
            {progress ? (
              <>
                <Progress value={progress.tried} max={progress.total} label="Changed" />
                <Button size="sm" variant="ghost" onClick={stop}>
                  Stop
                </Button>
              </>
            ) : loaded === undefined ? (
              <>
                <p className="mr-2 font-semibold tabular-nums">
                  <span>{countText(selected.length, noun)}</span> <span>selected</span>
                </p>
                <SelectResult selection={selection} noun={noun} />
                {children}
                <IconButton
                  icon={X}
                  label="Clear selection"
                  onClick={clear}
                  className="size-9! pointer-coarse:size-11!"
                />
              </>
            ) : (
              <>
                <Progress value={loaded} max={result?.total ?? 0} label="Selecting" />
                <Button size="sm" variant="ghost" onClick={result?.cancel}>
                  Cancel
                </Button>
              </>
            )}
          </div>
        ) : null}
      </div>
      <BulkReport bulk={bulk} selection={selection} noun={noun} />
    </>
  );
}

/** Offered once the whole page is selected: 'Select all 214 orders'. */
function SelectResult<Row>({
  selection: { all, result },
  noun,
}: Pick<BulkBarProps<Row>, 'noun'> & { readonly selection: Selection<Row> }) {
  if (!all || !result || result.isSelected) return null;
  return (
    <Button size="sm" variant="ghost" onClick={result.selectAll} className="px-2.5! text-primary!">
      {result.isPart
        ? `Select the first ${countText(result.total, noun)}`
        : `Select all ${countText(result.total, noun)}`}
    </Button>
  );
}

/** A bar with its numbers: 'Changed 34 of 214'. */
function Progress({ value, max, label }: { readonly value: number; readonly max: number; readonly label: string }) {
  return (
    <p className="flex min-h-9 items-center gap-3 font-semibold tabular-nums">
      <progress value={value} max={max} aria-hidden="true" className="list-progress" />
      <span>{`${label} ${formatCount(value)} of ${formatCount(max)}`}</span>
    </p>
  );
}
