import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly onCheckedChange?: (checked: boolean) => void;
}

/** On or off. A checkbox underneath, so forms read it as one: 'on' or nothing. */
export function Switch({ className, onCheckedChange, onChange, ...rest }: SwitchProps) {
  return (
    <input
      data-slot="switch"
      type="checkbox"
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
      className={clsx(
        'touch-target relative h-6.5 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-input bg-ink-4 transition-colors',
        'before:absolute before:top-0.75 before:start-0.75 before:size-4.5 before:rounded-full before:bg-ink-9 before:transition-transform',
        'checked:border-primary checked:bg-primary checked:before:translate-x-4.5 checked:before:bg-primary-foreground disabled:opacity-60',
        className,
      )}
      {...rest}
    />
  );
}
