import { ArrowRight, Bell, CalendarClock, Download, MailCheck, PackagePlus, ReceiptText } from 'lucide-react';
import { useId } from 'react';
import { PathLink } from '@/components/ui/path-link.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { NextStep } from './next-steps.ts';

interface NextStepsListProps {
  /** Null while loading. */
  readonly steps: readonly NextStep[] | null;
}

const icons = {
  email: MailCheck,
  order: ReceiptText,
  version: PackagePlus,
  file: Download,
  plan: CalendarClock,
  news: Bell,
} as const;

/** What to do next, each with a link; nothing at all when everything is done. */
export function NextStepsList({ steps }: NextStepsListProps) {
  const id = useId();
  if (steps?.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="pb-3 text-xl">
        What to do next
      </h2>
      {steps === null ? (
        <Skeleton className="h-20 w-full rounded-xl" />
      ) : (
        <ul className="grid gap-2 md:grid-cols-2">
          {steps.map(({ kind, title, line, href }) => {
            const Icon = icons[kind];
            return (
              <li
                key={kind}
                className="group relative flex min-h-20 items-center gap-4 rounded-xl border border-border bg-card px-4 py-3 transition-colors last:odd:md:col-span-2 hover:bg-accent"
              >
                <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
                  <Icon className="size-5" aria-hidden="true" />
                </span>
                <span className="min-w-0 grow text-sm wrap-anywhere">
                  <PathLink href={href} className="block font-semibold after:absolute after:inset-0 after:rounded-xl">
                    {title}
                  </PathLink>
                  <span className="mt-0.5 line-clamp-2 text-muted-foreground">{line}</span>
                </span>
                <ArrowRight
                  className="size-4 shrink-0 text-muted-foreground transition-transform group-hover:translate-x-0.5"
                  aria-hidden="true"
                />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
