import { DEFAULT_RIGHTS, type PlanRights } from '@contract/rules/plan-rights.ts';
import { toTermMonths } from '@contract/rules/plan-terms.ts';
import { rightsRows } from '@contract/rules/plan-texts.ts';
import { clsx } from 'clsx';

interface PlanRightsListProps {
  readonly plan: { readonly price: number; readonly period: string; readonly rights?: PlanRights };
  /** Two or four columns, the value below its name, where nothing is compared. */
  readonly compact?: boolean;
  readonly className?: string | undefined;
}

const LINES = { list: 'divide-y divide-border', row: 'flex justify-between gap-4 py-2', value: 'text-end' };
const COLUMNS = { list: 'grid grid-cols-2 gap-x-5 gap-y-2.5 py-3.5 sm:max-lg:grid-cols-4', row: '', value: '' };

/** What a plan grants apart from its features, one line each, so that plans side by side can be compared. */
export function PlanRightsList({ plan, compact = false, className }: PlanRightsListProps) {
  const { list, row, value: valueClass } = compact ? COLUMNS : LINES;
  return (
    <dl className={clsx('border-y border-border text-sm', list, className)}>
      {rightsRows(plan.rights ?? DEFAULT_RIGHTS, toTermMonths(plan)).map(([name, value]) => (
        <div key={name} className={row}>
          <dt className="text-muted-foreground">{name}</dt>
          <dd className={clsx('font-medium tabular-nums', valueClass)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
