import type { ReactNode } from 'react';

interface ArticlePreviewProps {
  /** The article drawn with the parts of its public page. */
  readonly children: ReactNode;
}

/** The article as readers will see it. Links in it lead nowhere: it is to be looked at. */
export function ArticlePreview({ children }: ArticlePreviewProps) {
  return (
    <article
      aria-label="Preview"
      inert
      className="overflow-hidden rounded-xl border border-border bg-background [--edge:clamp(1.25rem,4vw,2.5rem)]"
    >
      {children}
    </article>
  );
}
