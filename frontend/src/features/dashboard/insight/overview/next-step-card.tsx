import { Trans } from '@lingui/react/macro';
import { ArrowRight, Bell, CalendarClock, Download, MailCheck, PackagePlus, ReceiptText } from 'lucide-react';
import { useId } from 'react';
import { PathLink } from '@/components/ui/path-link.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { NextStep } from './next-step.ts';

interface NextStepCardProps {
  /** Undefined while loading, null when everything is done. */
  readonly step: NextStep | null | undefined;
}

const icons = {
  email: MailCheck,
  order: ReceiptText,
  version: PackagePlus,
  file: Download,
  plan: CalendarClock,
  news: Bell,
} as const;

const FRAME = 'flex min-h-20 items-center gap-4 rounded-xl border border-border bg-card px-4 py-3 sm:px-5';

/** The one thing to do next, with its link; nothing at all when everything is done. */
export function NextStepCard({ step }: NextStepCardProps) {
  const id = useId();
  if (step === null) return null;
  if (step === undefined)
    return (
      <div className={`mb-8 ${FRAME}`}>
        <Skeleton className="size-10 rounded-full" />
        <div className="flex min-w-0 grow flex-col gap-2">
          <Skeleton className="h-4 w-48 max-w-full" />
          <Skeleton className="h-4 w-72 max-w-full" />
        </div>
      </div>
    );
  const { kind, title, line, href } = step;
  const Icon = icons[kind];
  return (
    <section
      aria-labelledby={id}
      className={`group relative mb-8 border-s-4 border-s-primary transition-colors hover:bg-accent ${FRAME}`}
    >
      <Icon className="size-6 shrink-0 text-primary" aria-hidden="true" />
      <div className="min-w-0 grow text-sm wrap-anywhere">
        <h2 id={id} className="text-xs font-semibold text-muted-foreground">
          <Trans>Next step</Trans>
        </h2>
        <p className="text-base font-semibold">
          <PathLink href={href} className="after:absolute after:inset-0 after:rounded-xl">
            {title}
          </PathLink>
        </p>
        <p className="mt-0.5 line-clamp-2 text-muted-foreground">{line}</p>
      </div>
      <ArrowRight
        className="size-5 shrink-0 text-muted-foreground transition-transform group-hover:translate-x-0.5"
        aria-hidden="true"
      />
    </section>
  );
}
