import type { ReactNode } from 'react';

interface PreviewCardProps {
  /** The draft, rendered with the components of its public page. */
  readonly children: ReactNode;
}

/** The draft as readers will see it. Its links are disabled: it is only a preview. */
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
