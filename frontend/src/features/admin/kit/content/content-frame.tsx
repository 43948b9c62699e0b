import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { AdminPage } from '../admin-page.tsx';
import { ContentNav } from './content-nav.tsx';
import { contentPage } from './content-pages.ts';
import { type PageEditing, usePageEditing } from './page-editing.ts';

interface ContentFrameProps {
  /** Id of the page. */
  readonly page: string;
  /** Heading of a screen below the page; by default the page's label. */
  readonly title?: string;
  readonly actions?: ReactNode;
  /** The page is edited beside a picture of it, which leaves less room for the list of pages. */
  readonly pictured?: boolean;
  readonly children: ReactNode;
}

/** Frame of every page of the content: the list of pages, and the page with its heading. */
export function ContentFrame({ page: id, title, actions, pictured = false, children }: ContentFrameProps) {
  const page = contentPage(id);
  if (!page) return null;
  return (
    <div
      className={clsx(
        'grid gap-x-10',
        pictured ? '2xl:grid-cols-[12rem_minmax(0,1fr)]' : 'xl:grid-cols-[12rem_minmax(0,1fr)]',
      )}
    >
      <ContentNav current={page} pictured={pictured} />
      <AdminPage title={title ?? page.label} actions={actions}>
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
export function ContentPartFrame(props: ContentPartFrameProps) {
  const editing = usePageEditing();
  if (editing) return <PartCard {...props} editing={editing} />;
  const { id, label, line, actions, children } = props;
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

interface PartCardProps extends ContentPartFrameProps {
  readonly editing: PageEditing;
}

/** One section of a page with a live preview; typed text stays while another section is open. */
function PartCard({ id, label, line, actions, children, editing: { openPart, onToggle } }: PartCardProps) {
  const open = openPart === id;
  const wasOpen = useRef(false);
  wasOpen.current ||= open;
  return (
    <section aria-labelledby={`${id}-title`} className="border-b border-border last:border-b-0">
      <h2 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onToggle(id)}
          className="flex min-h-14 w-full items-center gap-3 px-4 py-3 text-left font-sans text-base font-semibold tracking-normal transition-colors hover:bg-accent/60 sm:px-5"
        >
          <span className="min-w-0 grow">{label}</span>
          <ChevronDown
            className={clsx('size-5 shrink-0 text-muted-foreground transition-transform', open && 'rotate-180')}
            aria-hidden="true"
          />
        </button>
      </h2>
      <div id={id} hidden={!open} data-part="" className="px-4 pb-5 sm:px-5">
        {line ? <p className="mb-5 text-sm text-muted-foreground">{line}</p> : null}
        {wasOpen.current ? children : null}
        {actions ? <div className="mt-4">{actions}</div> : null}
      </div>
    </section>
  );
}
