import { type ReactNode, useRef } from 'react';
import { usePreservedFocus } from '@/hooks/use-preserved-focus.ts';

interface AdminPageProps {
  readonly title: string;
  /** A short line next to the title, such as the row count. */
  readonly note?: ReactNode;
  /** Buttons of the whole screen, with the primary one last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Frame of every screen of the administration: heading, actions, content.
 *
 * Its building blocks, all in this folder:
 * - `defineList`, `useList` and `ListPage` for a list: toolbar, rows in all their states, two kinds of empty, pages. All
 *   of its state is in the URL, which the definition reads. It contains a `DataTable` or `ListCards`.
 * - `SideSheet` with `useForm` or `useDraftForm` for adding and editing: it asks before typed text is lost.
 * - `SelectField`, `TextAreaField`, `SwitchField`, and `Field` of the shared components.
 * - `RowMenu` for further actions on a row, `CsvButton` for the list as a file, `showUndo` after an action that can be
 *   undone, `useDeletion` with the shared `ConfirmDialog` before one that cannot.
 */
export function AdminPage({ title, note, actions, children }: AdminPageProps) {
  const page = useRef<HTMLElement>(null);
  usePreservedFocus(page);
  return (
    <section ref={page} className="pt-6 lg:pt-8">
      <header className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 className="text-2xl">{title}</h1>
          {note ? <p className="text-sm text-muted-foreground tabular-nums">{note}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </header>
      {children}
    </section>
  );
}
