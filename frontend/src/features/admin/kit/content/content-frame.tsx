import type { ReactNode } from 'react';
import { AdminPage } from '../admin-page.tsx';
import { ContentNav } from './content-nav.tsx';
import { contentPage } from './content-pages.ts';

interface ContentFrameProps {
  /** Id of the page. */
  readonly page: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of every page of the content: the list of pages, and the page with its heading. */
export function ContentFrame({ page: id, actions, children }: ContentFrameProps) {
  const page = contentPage(id);
  if (!page) return null;
  return (
    <div className="grid gap-x-10 xl:grid-cols-[12rem_minmax(0,1fr)]">
      <ContentNav current={page} />
      <AdminPage title={page.label} actions={actions}>
        {children}
      </AdminPage>
    </div>
  );
}

interface ContentPartFrameProps {
  readonly id: string;
  readonly label: string;
  /** Where visitors see it. */
  readonly line?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One part of a page, below a heading that its anchor leads to. */
export function ContentPartFrame({ id, label, line, actions, children }: ContentPartFrameProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-16 border-t border-border py-8 first-of-type:border-t-0 first-of-type:pt-0 lg:scroll-mt-4"
    >
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-xl">
            {label}
          </h2>
          {line ? <p className="mt-1 max-w-[42rem] text-sm text-muted-foreground">{line}</p> : null}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
