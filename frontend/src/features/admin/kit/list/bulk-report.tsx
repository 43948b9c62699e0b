import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { countText, type Noun } from '@/lib/count-text.ts';
import type { BulkOutcome } from './run-bulk.ts';
import type { BulkRun } from './use-bulk.ts';
import type { Selection } from './use-selection.ts';

interface BulkReportProps<Row> {
  readonly bulk: BulkRun<Row>;
  readonly selection: Selection<Row>;
  readonly noun: Noun;
}

/** 'order #10125' at the beginning of a line. */
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a bulk action has not changed, and why; those rows can be selected again. */
export function BulkReport<Row>({ bulk: { report, closeReport }, selection, noun }: BulkReportProps<Row>) {
  const shown = useLastValue(report);
  const selectAgain = ({ refused, left }: BulkOutcome<Row>) => {
    selection.select([...refused.map(({ row }) => row), ...left]);
    closeReport();
  };
  return (
    <Dialog open={report !== undefined} onOpenChange={(open) => open || closeReport()}>
      <DialogContent>
        {shown ? (
          <>
            <DialogHeader>
              <DialogTitle>{`${countText(shown.refused.length + shown.left.length, noun)} not changed`}</DialogTitle>
              <p className="text-sm text-muted-foreground">
                <span>
                  {shown.changed === 0 ? 'Nothing was changed.' : `${countText(shown.changed, noun)} changed.`}
                </span>
                {shown.left.length > 0 ? (
                  <span>{` Stopped before the last ${countText(shown.left.length, noun)}.`}</span>
                ) : null}
              </p>
            </DialogHeader>
            {shown.refused.length > 0 ? (
              <ul
                aria-label="Not changed"
                className="mx-6 mt-4 divide-y divide-border rounded-md border border-border text-sm"
              >
                {shown.refused.map(({ row, reason }) => (
                  <li key={selection.name(row)} className="px-3 py-2 wrap-anywhere">
                    <bdi className="block font-semibold">{capitalised(selection.name(row))}</bdi>
                    <span className="text-muted-foreground">{reason}</span>
                  </li>
                ))}
              </ul>
            ) : null}
            <DialogFooter>
              <Button variant="outline" onClick={() => selectAgain(shown)}>
                Select them again
              </Button>
              <Button onClick={closeReport}>Close</Button>
            </DialogFooter>
          </>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}
