import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

interface RecordBarProps {
  /** The list that the record belongs to. */
  readonly back: Pick<LinkProps, 'to' | 'search'> & { readonly label: string };
  /** A RecordStepper, if a list led to the page. */
  readonly children?: ReactNode;
}

/**
 * The bar above a record's page: back to its list, and to the previous and next record. It stays while the next record is
 * loaded, so that the focus stays on its buttons.
 */
export function RecordBar({ back: { label, ...to }, children }: RecordBarProps) {
  return (
    <div className="flex items-center justify-between gap-4 pt-5 lg:pt-6">
      <Link
        {...to}
        activeOptions={{ exact: true }}
        className="inline-flex min-h-6 items-center gap-1.5 text-sm font-medium text-muted-foreground hover:text-foreground hover:underline pointer-coarse:min-h-11"
      >
        <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
        <span>{label}</span>
      </Link>
      {children ? <div className="-my-2.5 -me-2 sm:-my-1.5">{children}</div> : null}
    </div>
  );
}
