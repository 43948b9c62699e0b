import { ArrowRight } from 'lucide-react';
import type { ActivityChange } from '@/api/generated/model.ts';
import { formatField, formatValue } from './activity-format.ts';

interface ChangeListProps {
  readonly changes: readonly ActivityChange[];
}

/** Long texts are truncated; the export has all of them. */
const MAX_LENGTH = 160;
const truncate = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** What changed, field by field: the old value struck through, the new one next to it. */
export function ChangeList({ changes }: ChangeListProps) {
  if (changes.length === 0) return null;
  return (
    <dl className="mt-2 grid grid-cols-1 gap-x-4 gap-y-1 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="max-sm:py-0.5 sm:contents">
          <dt className="text-muted-foreground">{formatField(field)}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1">
            {before === null ? null : (
              <del className="min-w-0 bg-destructive-soft px-1 wrap-anywhere text-destructive decoration-destructive/60">
                <span className="sr-only">before: </span>
                <span>{truncate(formatValue(before))}</span>
              </del>
            )}
            {after === null ? null : (
              <span className="flex min-w-0 gap-x-2">
                {before === null ? null : (
                  <ArrowRight className="mt-1 size-3.5 shrink-0 text-muted-foreground" aria-hidden="true" />
                )}
                <ins className="min-w-0 bg-success-soft px-1 wrap-anywhere text-success no-underline">
                  <span className="sr-only">after: </span>
                  <span>{truncate(formatValue(after))}</span>
                </ins>
              </span>
            )}
            {before === null && after === null ? <span className="text-muted-foreground">empty</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
