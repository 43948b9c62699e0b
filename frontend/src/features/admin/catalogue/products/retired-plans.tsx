import { toTermMonths } from '@contract/rules/plan-terms.ts';
import type { PlanUse } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { formatCount, formatMoney } from '@/lib/format.ts';
import { SwitchField } from '../../kit/switch-field.tsx';
import type { RetiredDraft } from './product-draft.ts';

interface RetiredPlansProps {
  readonly retired: readonly RetiredDraft[];
  readonly uses: readonly PlanUse[];
  readonly onChange: (retired: RetiredDraft[]) => void;
  /** Puts it back on sale. */
  readonly onRestore: (plan: RetiredDraft) => void;
}

/** Plans that are no longer sold: how many holders they have, and whether they can be renewed. */
export function RetiredPlans({ retired, uses, onChange, onRestore }: RetiredPlansProps) {
  if (retired.length === 0) return null;
  return (
    <section aria-label="No longer sold" className="mt-2">
      <h4 className="font-sans text-sm font-semibold">No longer sold</h4>
      <ul className="mt-2 grid gap-2.5">
        {retired.map((item) => (
          <RetiredPlan
            key={item.plan.id}
            retired={item}
            holders={uses.find(({ id }) => id === item.plan.id)?.holders ?? 0}
            onSwitch={(renewable) =>
              onChange(retired.map((other) => (other === item ? { ...other, renewable } : other)))
            }
            onRestore={() => onRestore(item)}
          />
        ))}
      </ul>
    </section>
  );
}

interface RetiredPlanProps {
  readonly retired: RetiredDraft;
  readonly holders: number;
  readonly onSwitch: (renewable: boolean) => void;
  readonly onRestore: () => void;
}

function RetiredPlan({ retired: { plan, renewable }, holders, onSwitch, onRestore }: RetiredPlanProps) {
  const price = plan.price > 0 ? formatMoney(plan.price) : 'Free';
  const holdersLabel = holders === 1 ? '1 customer' : `${formatCount(holders)} customers`;
  return (
    <li className="rounded-xl border border-border bg-muted px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 text-sm wrap-anywhere">
          <bdi className="font-semibold">{plan.name}</bdi>{' '}
          <span className="text-muted-foreground tabular-nums">{`${price}, ${holdersLabel}`}</span>
        </p>
        <Button variant="outline" size="sm" onClick={onRestore}>
          Sell again
          <span className="sr-only">{`: ${plan.name}`}</span>
        </Button>
      </div>
      {toTermMonths(plan) === null ? null : (
        <SwitchField
          name={`renewable-${plan.id}`}
          label="Customers can renew it"
          help={renewable ? 'At this price.' : 'It ends when the paid term ends.'}
          checked={renewable}
          onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
        />
      )}
    </li>
  );
}
