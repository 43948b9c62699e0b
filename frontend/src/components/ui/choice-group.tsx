import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: LucideIcon;
}

interface ChoiceGroupProps<Value extends string> {
  readonly legend: string;
  /** Name of the control in its form. */
  readonly name: string;
  readonly options: readonly Choice<Value>[];
  /** The selected value, controlled with `onChange`; without it the initial value. */
  readonly value: Value;
  readonly onChange?: (value: Value) => void;
  /** Layout of the options. */
  readonly className: string;
}

const ITEM_CLASS =
  'relative flex min-h-11 grow cursor-pointer items-center gap-2.5 rounded-md border border-input px-3.5 text-sm font-semibold text-muted-foreground transition-colors hover:border-foreground hover:text-foreground has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary';

/** One of a few short options, as segments of one control: radio buttons that fill their labels. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, name, options, value: chosen, onChange, className } = props;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className={clsx('gap-2', className)}>
        {options.map(({ value, label, icon: Icon }) => (
          <label key={value} className={clsx(ITEM_CLASS, !Icon && 'justify-center text-center')}>
            <input
              type="radio"
              name={name}
              value={value}
              {...(onChange
                ? { checked: value === chosen, onChange: () => onChange(value) }
                : { defaultChecked: value === chosen })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {Icon ? <Icon className="size-5 shrink-0" aria-hidden="true" /> : null}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
