import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { TableHead } from '@/components/ui/table.tsx';
import { directionOf, nextSort, type Sort } from './sort.ts';

interface SortHeaderProps {
  readonly title: string;
  readonly field: string;
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
  readonly numeric?: boolean;
  readonly descendingFirst?: boolean;
  readonly className?: string | undefined;
}

const icons = { ascending: ArrowUp, descending: ArrowDown };

/** A column header that sorts the list. */
export function SortHeader({
  title,
  field,
  sort,
  onSort,
  numeric = false,
  descendingFirst = numeric,
  className,
}: SortHeaderProps) {
  const direction = directionOf(field, sort);
  const Sign = direction ? icons[direction] : ChevronsUpDown;
  return (
    <TableHead numeric={numeric} aria-sort={direction ?? 'none'} className={className}>
      <button
        type="button"
        onClick={() => onSort(nextSort(field, sort, descendingFirst))}
        className={clsx(
          '-mx-2 -my-1 inline-flex h-7 items-center gap-1 rounded-md px-2 transition-colors hover:bg-accent hover:text-foreground',
          direction && 'text-foreground',
          numeric && 'flex-row-reverse',
        )}
      >
        <span>{title}</span>
        <Sign className={clsx('size-3.5', !direction && 'opacity-50')} aria-hidden="true" />
      </button>
    </TableHead>
  );
}
