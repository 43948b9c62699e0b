import { ArrowRight, Check } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatCount } from '@/lib/format.ts';

/** Props that an entry's link passes to its `<a>`. */
interface TaskLinkProps {
  readonly className: string;
  readonly children: ReactNode;
}

export interface Task {
  readonly key: string;
  /** Undefined if it could not be loaded. */
  readonly count: number | undefined;
  readonly singular: string;
  readonly plural: string;
  readonly link: (props: TaskLinkProps) => ReactElement;
}

interface TaskListProps {
  /** Null while it is being counted. */
  readonly tasks: readonly Task[] | null;
}

/** The team's open tasks, each with its count and a link. */
export function TaskList({ tasks }: TaskListProps) {
  const id = useId();
  const open = tasks?.filter(({ count }) => count !== undefined && count > 0);
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="pb-3 text-xl">
        To do
      </h2>
      {open === undefined ? <Skeleton className="h-20 w-full rounded-xl" /> : null}
      {open?.length === 0 ? (
        <p className="flex min-h-20 items-center gap-3 rounded-xl border border-border bg-card px-5 text-sm text-muted-foreground">
          <Check className="size-5 shrink-0 text-primary" aria-hidden="true" />
          You’re all caught up. New tasks appear here.
        </p>
      ) : null}
      {open && open.length > 0 ? (
        <ul className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
          {open.map(({ key, count = 0, singular, plural, link }) => (
            <li
              key={key}
              className="relative flex min-h-16 items-center gap-3 rounded-xl border border-border bg-card px-4 py-2.5 transition-colors hover:bg-accent sm:min-h-20"
            >
              {link({
                className: 'flex min-w-0 grow items-center gap-3 text-sm after:absolute after:inset-0 after:rounded-xl',
                children: (
                  <>
                    <span className="font-display text-3xl leading-none text-primary tabular-nums">
                      {formatCount(count)}
                    </span>{' '}
                    <span className="leading-snug text-pretty">{count === 1 ? singular : plural}</span>
                  </>
                ),
              })}
              <ArrowRight className="size-4 shrink-0 text-muted-foreground" aria-hidden="true" />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
