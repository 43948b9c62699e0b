import { DEFAULT_RIGHTS, type PlanRights } from '@contract/rules/plan-rights.ts';
import { toTermMonths } from '@contract/rules/plan-terms.ts';
import { rightsTexts } from '@contract/rules/plan-texts.ts';
import { clsx } from 'clsx';

interface PlanRightsListProps {
  readonly plan: { readonly price: number; readonly period: string; readonly rights?: PlanRights };
  readonly className?: string | undefined;
}

/** What a plan includes apart from its features: devices, updates and support. */
export function PlanRightsList({ plan, className }: PlanRightsListProps) {
  return (
    <ul
      aria-label="Included"
      className={clsx('flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground', className)}
    >
      {rightsTexts(plan.rights ?? DEFAULT_RIGHTS, toTermMonths(plan)).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
