import { DEFAULT_RIGHTS, type PlanRights } from '@contract/rules/plan-rights.ts';
import { toTermMonths } from '@contract/rules/plan-terms.ts';
import { rightsRows } from '@contract/rules/plan-texts.ts';
import { clsx } from 'clsx';

interface PlanRightsListProps {
  readonly plan: { readonly price: number; readonly period: string; readonly rights?: PlanRights };
  readonly className?: string | undefined;
}

/** What a plan grants apart from its features, one line each, so that plans side by side can be compared. */
export function PlanRightsList({ plan, className }: PlanRightsListProps) {
  return (
    <dl className={clsx('divide-y divide-border border-y border-border text-sm', className)}>
      {rightsRows(plan.rights ?? DEFAULT_RIGHTS, toTermMonths(plan)).map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 py-2">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="text-right font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
