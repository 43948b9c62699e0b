import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { countText, type Noun } from '@/lib/count-text.ts';

interface BulkBarProps {
  readonly count: number;
  readonly noun: Noun;
  readonly onClear: () => void;
  /** Buttons for the bulk actions. */
  readonly children: ReactNode;
}

/** The bulk actions on the selected rows, at the bottom of the window while the list is in view. */
export function BulkBar({ count, noun, onClear, children }: BulkBarProps) {
  return (
    <div className="sticky bottom-3 z-10 mt-3 empty:hidden" role="status">
      {count > 0 ? (
        <div
          data-at-foot=""
          className="mx-auto flex w-fit max-w-full flex-wrap items-center gap-2 rounded-xl border border-border bg-card py-1.5 pr-1.5 pl-4 max-sm:gap-1 max-sm:pl-3 text-sm shadow-float"
        >
          <p className="mr-2 font-semibold tabular-nums">
            <span>{countText(count, noun)}</span> <span className="max-sm:sr-only">selected</span>
          </p>
          {children}
          <IconButton icon={X} label="Clear selection" onClick={onClear} className="size-9! pointer-coarse:size-11!" />
        </div>
      ) : null}
    </div>
  );
}
