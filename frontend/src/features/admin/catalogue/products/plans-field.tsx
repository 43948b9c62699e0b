import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { adminProductInputPricingMax } from '@/api/generated/zod/schemas/adminProductInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { PlanFields } from './plan-fields.tsx';
import { newPlan, type PlanDraft } from './product-draft.ts';
import type { DraftProblems } from './product-rules.ts';

interface PlansFieldProps {
  readonly plans: readonly PlanDraft[];
  readonly problems: DraftProblems;
  readonly onChange: (plans: PlanDraft[]) => void;
  readonly onSolve: (id: string) => void;
}

/** The plans of a product, in the order of its page. The last one cannot be removed. */
export function PlansField({ plans, problems, onChange, onSolve }: PlansFieldProps) {
  const made = useRef(0);
  const add = () => {
    made.current += 1;
    onChange([...plans, newPlan(`plan-new-${made.current}`)]);
  };
  return (
    <div className="grid gap-4">
      {plans.map((plan, index) => (
        <PlanFields
          key={plan.key}
          plan={plan}
          number={index + 1}
          problems={problems}
          onChange={(patch) => {
            for (const name of Object.keys(patch)) onSolve(`${plan.key}-${name}`);
            onChange(plans.map((item) => (item.key === plan.key ? { ...item, ...patch } : item)));
          }}
          onRemove={plans.length > 1 ? () => onChange(plans.filter(({ key }) => key !== plan.key)) : undefined}
        />
      ))}
      {plans.length < adminProductInputPricingMax ? (
        <Button variant="outline" size="sm" onClick={add} className="justify-self-start">
          <Plus aria-hidden="true" />
          Add a plan
        </Button>
      ) : null}
    </div>
  );
}
