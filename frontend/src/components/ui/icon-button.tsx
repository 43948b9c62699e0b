import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: LucideIcon;
  /** What the button does; read aloud and shown by the browser as a tooltip. */
  readonly label: string;
}

/** A square button of 44 px that shows only an icon. */
export function IconButton({ icon: Icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      title={label}
      className={clsx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-11 transition-colors hover:bg-accent hover:text-foreground active:translate-y-px',
        className,
      )}
      {...rest}
    >
      <Icon className="size-5" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </button>
  );
}
