import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { formatCount } from '@/lib/format.ts';

interface RecordRowsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** How many are shown at first. */
  readonly first?: number;
  /** Instead of rows when there are none. */
  readonly none: string;
  readonly children: (row: Row) => ReactNode;
}

/** Rows of one kind, the first few at once and the others on request. */
export function RecordRows<Row>({ label, rows, rowKey, first = 5, none, children }: RecordRowsProps<Row>) {
  const [isExpanded, setExpanded] = useState(false);
  if (rows.length === 0) return <p className="py-3 text-sm text-muted-foreground">{none}</p>;
  const hidden = rows.length - first;
  return (
    <>
      <ul aria-label={label} className="divide-y divide-border">
        {rows.slice(0, isExpanded ? undefined : first).map((row) => (
          <li key={rowKey(row)} className="py-2.5 text-sm">
            {children(row)}
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button
          variant="link"
          size="sm"
          className="px-0!"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show less' : `Show ${formatCount(hidden)} more`}
        </Button>
      ) : null}
    </>
  );
}

interface RecordRowProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly badge?: ReactNode;
  /** An amount or a time at the end of the line. */
  readonly end?: ReactNode;
}

/** What it is, with its state and amount at the end of the line; below each other where the line is short. */
export function RecordRow({ title, detail, badge, end }: RecordRowProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-1">
      <div className="min-w-0 flex-[99_1_11rem]">
        <div className="wrap-anywhere">{title}</div>
        {detail ? <div className="text-xs wrap-anywhere text-muted-foreground tabular-nums">{detail}</div> : null}
      </div>
      <div className="flex grow items-center justify-between gap-3">
        {badge}
        {end ? <span className="ms-auto min-w-16 text-end font-medium tabular-nums">{end}</span> : null}
      </div>
    </div>
  );
}
