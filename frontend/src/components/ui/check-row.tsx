import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A checkbox with its texts, as a row of a bordered list. */
export function CheckRow({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label
      className={clsx(
        'flex h-full min-h-11 items-start gap-3 px-3 py-2.5 text-sm',
        input.disabled ? 'text-muted-foreground' : 'cursor-pointer hover:bg-accent',
      )}
    >
      <input type="checkbox" {...input} className="mt-0.5 size-4 shrink-0 accent-primary" />
      <span className="min-w-0 grow">{children}</span>
    </label>
  );
}
