import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import { useAdminFoldGuide } from '@/api/generated/admin-overview/admin-overview.ts';
import type { AdminGuide } from '@/api/generated/model.ts';
import { River } from '@/components/brand/river.tsx';
import { Button } from '@/components/ui/button.tsx';
import { GuideMail } from './guide-mail.tsx';
import { GuideStep } from './guide-step.tsx';

interface GuideProps {
  readonly guide: AdminGuide;
}

/** The remaining steps before launch: the progress on the river's sheet, the steps next to it. */
export function Guide({ guide: { folded, steps, mail } }: GuideProps) {
  const id = useId();
  const { mutate, isPending, variables } = useAdminFoldGuide();
  // The requested change is shown until the server answers.
  const closed = isPending ? variables.data.folded : folded;
  const done = steps.filter((step) => step.done).length;
  return (
    <section
      aria-labelledby={id}
      className="mb-10 grid overflow-hidden rounded-xl border border-border bg-card xl:grid-cols-[4fr_9fr]"
    >
      <div className="dark deep relative isolate flex flex-wrap items-center gap-x-6 gap-y-4 p-5 sm:px-6 xl:flex-col xl:flex-nowrap xl:items-start xl:p-7">
        <River className="absolute inset-0 -z-1 size-full text-deep-line opacity-55 mask-l-from-0% mask-l-to-95%" />
        <div className="min-w-0 grow basis-32">
          <h2 id={id} className="text-2xl">
            Before you launch
          </h2>
          <p className="mt-1.5 text-sm text-muted-foreground tabular-nums">{`${done} of ${steps.length} done`}</p>
          <div className="mt-3 flex max-w-60 gap-1" aria-hidden="true">
            {steps.map((step, place) => (
              <span
                key={step.id}
                className={`h-1 grow rounded-full ${place < done ? 'bg-marigold' : 'bg-deep-line'}`}
              />
            ))}
          </div>
        </div>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={!closed}
          onClick={() => mutate({ data: { folded: !closed } })}
        >
          {closed ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
          <span>{closed ? 'Show steps' : 'Hide steps'}</span>
        </Button>
      </div>
      {closed ? null : (
        <ul className="grid content-start gap-px bg-border md:grid-cols-2">
          {steps.map((step) => (
            <GuideStep key={step.id} id={step.id} done={step.done}>
              {step.id === 'mail' ? <GuideMail mail={mail} /> : null}
            </GuideStep>
          ))}
        </ul>
      )}
    </section>
  );
}
