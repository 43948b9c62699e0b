import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { BACK_LINK } from '../../kit/writing/writing-frame.tsx';

interface NewsletterHeadProps {
  readonly title: string;
  readonly status: string;
  readonly note?: string | null;
  /** Buttons, the primary one last. */
  readonly children: ReactNode;
}

/** Title, status and actions of a newsletter; in view while its text scrolls. */
export function NewsletterHead({ title, status, note = null, children }: NewsletterHeadProps) {
  return (
    <>
      <Link to="/admin/users/newsletters" activeOptions={{ exact: true }} className={BACK_LINK}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        Newsletters
      </Link>
      <header className="z-10 -mx-(--edge) mb-5 flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-border bg-background px-(--edge) py-2.5 lg:sticky lg:top-(--table-top)">
        <div className="flex min-w-0 grow basis-60 items-center gap-3">
          <h1 title={title} className="truncate text-xl">
            {title}
          </h1>
          <StatusBadge status={status} />
        </div>
        <p role="status" className="text-sm whitespace-nowrap text-muted-foreground max-sm:empty:absolute">
          {note}
        </p>
        <div className="flex flex-wrap items-center gap-2">{children}</div>
      </header>
    </>
  );
}
