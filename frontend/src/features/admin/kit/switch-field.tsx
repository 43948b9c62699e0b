import type { ComponentProps } from 'react';

interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'type' | 'role' | 'className'> {
  readonly name: string;
  readonly label: string;
  /** What it does, such as 'Allow new users to register'. */
  readonly help: string;
}

/** Something that is on or off. A checkbox underneath, so forms read it as one: 'on' or nothing. */
export function SwitchField({ name, label, help, ...rest }: SwitchFieldProps) {
  return (
    <div className="flex items-center justify-between gap-6 py-1">
      <div className="min-w-0">
        <label htmlFor={name} className="text-sm font-semibold">
          {label}
        </label>
        <p id={`${name}-help`} className="text-sm text-muted-foreground">
          {help}
        </p>
      </div>
      <input
        id={name}
        name={name}
        type="checkbox"
        aria-describedby={`${name}-help`}
        className="touch-target relative h-6.5 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-input bg-ink-4 transition-colors before:absolute before:top-0.75 before:left-0.75 before:size-4.5 before:rounded-full before:bg-ink-9 before:transition-transform checked:border-primary checked:bg-primary checked:before:translate-x-4.5 checked:before:bg-primary-foreground disabled:opacity-60"
        {...rest}
      />
    </div>
  );
}
