import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly line?: string;
  /** The next thing to do: one button or link. */
  readonly action?: ReactNode;
}

/** Says what will stand here one day and offers the way to it. */
export function EmptyState({ title, line, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center px-6 py-16 text-center sm:py-20">
      <svg
        viewBox="0 0 96 40"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
        className="w-24 text-primary/70"
      >
        <path d="M2 12C18 4 26 4 40 12S70 22 94 10" />
        <path d="M2 20c16-8 24-6 34 2s36 8 58-2" />
        <path d="M2 28c14-8 26 4 38 6s32-2 54-14" />
        <circle cx="60" cy="5" r="3.5" className="fill-marigold stroke-none" />
      </svg>
      <p className="mt-5 font-display text-xl font-semibold">{title}</p>
      {line ? <p className="mt-2 max-w-form text-sm text-muted-foreground">{line}</p> : null}
      {action ? <div className="mt-6">{action}</div> : null}
    </div>
  );
}
