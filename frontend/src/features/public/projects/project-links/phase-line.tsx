import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ProjectPhase } from '@/api/generated/model.ts';
import { PHASES } from './project-texts.ts';

/** The five phases: past ones are checked, the current one stands out. */
export function PhaseLine({ phase }: { readonly phase: ProjectPhase }) {
  const current = PHASES.findIndex(({ id }) => id === phase);
  return (
    <ol aria-label={t`Phases`} className="grid gap-x-4 gap-y-0 md:grid-cols-5">
      {PHASES.map(({ id, name }, index) => {
        const isPast = index < current;
        const isCurrent = index === current;
        return (
          <li
            key={id}
            aria-current={isCurrent ? 'step' : undefined}
            className="relative flex gap-3 pb-5 last:pb-0 md:block md:pb-0"
          >
            {index < PHASES.length - 1 ? (
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute start-3 top-6 bottom-0 w-px md:start-8 md:-end-2 md:top-3 md:bottom-auto md:h-px md:w-auto',
                  isPast ? 'bg-primary' : 'bg-border',
                )}
              />
            ) : null}
            <span
              aria-hidden="true"
              className={clsx(
                'grid size-6 shrink-0 place-items-center rounded-full border-2 text-xs font-semibold tabular-nums',
                isPast && 'border-primary bg-primary text-primary-foreground',
                isCurrent && 'border-primary bg-primary-soft text-primary',
                !isPast && !isCurrent && 'border-border bg-card text-muted-foreground',
              )}
            >
              {isPast ? <Check className="size-3.5" /> : null}
            </span>
            <span className="min-w-0 md:mt-3 md:block">
              <span className={clsx('block text-sm', isCurrent ? 'font-semibold' : 'text-muted-foreground')}>
                {name}
              </span>
              {isCurrent ? (
                <span className="block text-xs font-semibold text-primary">
                  <Trans>Current phase</Trans>
                </span>
              ) : null}
              {isPast ? (
                <span className="sr-only">
                  <Trans>Done</Trans>
                </span>
              ) : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
