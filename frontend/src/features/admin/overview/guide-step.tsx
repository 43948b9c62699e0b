import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminGuideStepId } from '@/api/generated/model.ts';
import { guideSteps } from './guide-steps.ts';

interface GuideStepProps {
  readonly id: AdminGuideStepId;
  readonly done: boolean;
  /** Shown below the step's line. */
  readonly children?: ReactNode;
}

/** One step: whether it is done, its title, its reason, and a link to its screen. */
export function GuideStep({ id, done, children }: GuideStepProps) {
  const { label, why, link } = guideSteps[id];
  return (
    <li className="bg-card md:last:odd:col-span-2">
      <div className="group relative grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-3 hover:bg-accent sm:px-6">
        <span
          className={clsx(
            'grid size-6 place-items-center rounded-full',
            done ? 'bg-primary text-primary-foreground' : 'border-[1.5px] border-input',
          )}
        >
          {done ? <Check className="size-4" aria-hidden="true" /> : null}
          <span className="sr-only">{done ? 'Done:' : 'Open:'}</span>
        </span>
        <span className="min-w-0">
          <Link
            {...link}
            className={clsx(
              'block text-sm after:absolute after:inset-0',
              done ? 'text-muted-foreground' : 'font-semibold',
            )}
          >
            {label}
          </Link>
          {done ? null : <span className="mt-0.5 block text-xs text-pretty text-muted-foreground">{why}</span>}
        </span>
        <ArrowRight
          className="size-4 text-muted-foreground transition-transform group-hover:translate-x-0.5 group-hover:text-foreground"
          aria-hidden="true"
        />
      </div>
      {children}
    </li>
  );
}
