import { useId } from 'react';
import { langOf } from '@/lib/lang-of.ts';

interface FilePlansFieldProps {
  /** Name of the file. */
  readonly file: string;
  /** Names of the product's plans. */
  readonly all: readonly string[];
  /** Those that get the file; none is every plan. */
  readonly plans: readonly string[];
  readonly onChange: (plans: string[]) => void;
}

/** Whose file it is. Every plan is ticked at first; the last one cannot be taken away, because a file is for somebody. */
export function FilePlansField({ file, all, plans, onChange }: FilePlansFieldProps) {
  const id = useId();
  const names = [...new Set([...all, ...plans])];
  const isFor = (name: string) => plans.length === 0 || plans.includes(name);
  const toggle = (name: string) => {
    const next = names.filter((other) => (other === name ? !isFor(name) : isFor(other)));
    onChange(next.length === names.length ? [] : next);
  };
  const left = names.filter(isFor);
  return (
    <fieldset className="mt-2.5 flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <legend className="sr-only">{`Plans that get ${file}`}</legend>
      <span aria-hidden="true" className="text-muted-foreground">
        For the plans
      </span>
      {names.map((name) => (
        <label
          key={name}
          htmlFor={`${id}${name}`}
          className="inline-flex min-h-8 items-center gap-2 has-disabled:opacity-60"
        >
          <input
            id={`${id}${name}`}
            type="checkbox"
            checked={isFor(name)}
            disabled={left.length === 1 && left[0] === name}
            onChange={() => toggle(name)}
            className="size-4.5 accent-primary"
          />
          <bdi lang={langOf(name)} className="wrap-anywhere">
            {name}
          </bdi>
        </label>
      ))}
    </fieldset>
  );
}
