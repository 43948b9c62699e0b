import type { ReactNode } from 'react';

/** One section of the developer panel. */
export function PanelSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="dev-part" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
