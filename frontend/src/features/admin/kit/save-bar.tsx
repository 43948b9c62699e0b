import type { ReactNode } from 'react';

/** The bottom bar of a long form: its button stays in view, and nothing floats over it. */
export function SaveBar({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-at-foot=""
      className="sticky bottom-0 z-10 mt-4 -mb-px flex flex-wrap items-center justify-end gap-3 border-t border-border bg-card py-3"
    >
      {children}
    </div>
  );
}
