import { type ReactNode, useRef } from 'react';
import { usePreservedFocus } from '@/hooks/use-preserved-focus.ts';

interface RecordPageProps {
  readonly title: ReactNode;
  /** A portrait or picture before the title. */
  readonly picture?: ReactNode;
  /** States after the title. */
  readonly badges?: ReactNode;
  /** A line below the title. */
  readonly note?: ReactNode;
  /** Buttons of the whole page, with the primary one last. */
  readonly actions?: ReactNode;
  /** The figures that answer most questions, in one line. */
  readonly facts?: readonly { readonly name: string; readonly value: ReactNode }[];
  readonly children: ReactNode;
}

/** Frame of a record's page, below its RecordBar: title, key figures and actions. */
export function RecordPage({ title, picture, badges, note, actions, facts = [], children }: RecordPageProps) {
  const page = useRef<HTMLElement>(null);
  usePreservedFocus(page);
  return (
    <section ref={page}>
      <header className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-1 basis-80 items-center gap-4">
          {picture}
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <h1 className="text-2xl wrap-anywhere">{title}</h1>
              {badges}
            </div>
            {note ? <div className="mt-0.5 text-sm wrap-anywhere text-muted-foreground">{note}</div> : null}
          </div>
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </header>
      {facts.length > 0 ? (
        <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
          {facts.map(({ name, value }) => (
            <div key={name} className="min-w-0">
              <dt className="text-xs text-muted-foreground">{name}</dt>
              <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {children}
    </section>
  );
}

interface RecordColumnsProps {
  readonly children: ReactNode;
  /** Beside the main column where there is room, otherwise below it. */
  readonly aside: ReactNode;
}

/** The record's sections, with notes and timeline beside them. */
export function RecordColumns({ children, aside }: RecordColumnsProps) {
  return (
    <div className="mt-8 grid items-start gap-x-12 gap-y-9 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-9">{children}</div>
      <div className="grid min-w-0 gap-9">{aside}</div>
    </div>
  );
}
