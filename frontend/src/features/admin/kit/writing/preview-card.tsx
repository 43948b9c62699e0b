import type { ReactNode } from 'react';

interface PreviewCardProps {
  /** What is written, drawn with the parts of its public page. */
  readonly children: ReactNode;
}

/** What is written, as readers will see it. Links in it lead nowhere: it is to be looked at. */
export function PreviewCard({ children }: PreviewCardProps) {
  return (
    <section
      aria-label="Preview"
      inert
      className="overflow-hidden rounded-xl border border-border bg-background [--edge:clamp(1.25rem,4vw,2.5rem)]"
    >
      {children}
    </section>
  );
}
