import { clsx } from 'clsx';
import type { RevisionPage } from '@/api/generated/model.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatMoment } from '@/lib/format-moment.ts';
import { formatChangedFields } from './revision-labels.ts';

interface RevisionListProps {
  readonly list: RevisionPage;
  /** Number of the compared revision. */
  readonly selected: number | undefined;
  readonly onChoose: (id: number) => void;
  readonly onPage: (page: number) => void;
}

/** Revisions, newest first: when, by whom, what changed. */
export function RevisionList({ list, selected, onChoose, onPage }: RevisionListProps) {
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
