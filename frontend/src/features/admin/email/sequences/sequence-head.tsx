import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { BACK_LINK } from '../../kit/writing/writing-frame.tsx';
import { OnOffBadge } from './sequences-page.tsx';

interface SequenceHeadProps {
  readonly title: string;
  readonly on: boolean;
  readonly note: string | null;
  /** Buttons, the primary one last. */
  readonly children: ReactNode;
}

/** Name, state and actions of a sequence; in view while its text scrolls. */
export function SequenceHead({ title, on, note, children }: SequenceHeadProps) {
  return (
    <>
      <Link to="/admin/users/newsletters/sequences" className={BACK_LINK}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        Sequences
      </Link>
      <header className="z-10 -mx-(--edge) mb-5 flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-border bg-background px-(--edge) py-2.5 lg:sticky lg:top-(--table-top)">
        <div className="flex min-w-0 grow basis-60 items-center gap-3">
          <h1 className="truncate text-xl">{title}</h1>
          <OnOffBadge on={on} />
        </div>
        <p role="status" className="text-sm whitespace-nowrap text-muted-foreground max-sm:empty:absolute">
          {note}
        </p>
        <div className="flex flex-wrap items-center gap-2">{children}</div>
      </header>
    </>
  );
}
