import { useId } from 'react';
import { detectLanguage } from '@/lib/detect-language.ts';
import type { ReleasePlan } from './release-plans.ts';

interface FilePlansFieldProps {
  /** Name of the file. */
  readonly file: string;
  readonly all: readonly ReleasePlan[];
  /** Ids of the plans that get the file; empty means every plan. */
  readonly plans: readonly string[];
  readonly onChange: (plans: string[]) => void;
}

/**
 * The plans that get a file. Every plan is ticked at first; the last one cannot be unticked, because each file needs a
 * plan.
 */
export function FilePlansField({ file, all, plans, onChange }: FilePlansFieldProps) {
  const id = useId();
  const appliesTo = (plan: string) => plans.length === 0 || plans.includes(plan);
  const left = all.filter((plan) => appliesTo(plan.id));
  const toggle = (plan: string) => {
    const next = all.filter((other) => (other.id === plan ? !appliesTo(plan) : appliesTo(other.id)));
    onChange(next.length === all.length ? [] : next.map((item) => item.id));
  };
  return (
    <fieldset className="mt-2.5 flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <legend className="sr-only">{`Plans that get ${file}`}</legend>
      <span aria-hidden="true" className="text-muted-foreground">
        Plans
      </span>
      {all.map(({ id: plan, name, isSold }) => (
        <label
          key={plan}
          htmlFor={`${id}${plan}`}
          className="inline-flex min-h-8 items-center gap-2 has-disabled:opacity-60"
        >
          <input
            id={`${id}${plan}`}
            type="checkbox"
            checked={appliesTo(plan)}
            disabled={left.length === 1 && left[0]?.id === plan}
            onChange={() => toggle(plan)}
            className="size-4.5 accent-primary"
          />
          <bdi lang={detectLanguage(name)} className="wrap-anywhere">
            {name}
          </bdi>
          {isSold ? null : <span className="text-muted-foreground">no longer sold</span>}
        </label>
      ))}
    </fieldset>
  );
}
