import type { ReactNode } from 'react';

interface PanelSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A heading in the margin of its text; above it where there is no room for a margin. */
export function PanelSection({ title, children }: PanelSectionProps) {
  return (
    <section className="grid gap-x-8 gap-y-4 lg:grid-cols-[9rem_minmax(0,1fr)]">
      <h2 className="text-xl lg:text-lg">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
