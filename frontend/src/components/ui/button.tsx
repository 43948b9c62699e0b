import { cva, type VariantProps } from 'class-variance-authority';
import { clsx } from 'clsx';
import { type ComponentProps, type FocusEvent, useLayoutEffect, useRef } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { Slot } from './slot.tsx';

/** Classes of everything that looks like a button, so that links can use them too. */
export const buttonVariants = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap',
    'transition-[background-color,border-color,color,transform] active:translate-y-px',
    'disabled:pointer-events-none aria-disabled:pointer-events-none disabled:opacity-60',
    '[&_.lucide]:size-[1.125em] [&_.lucide]:shrink-0',
  ],
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground hover:bg-primary-hover',
        destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive/90',
        outline: 'border border-input bg-transparent text-foreground hover:border-foreground hover:bg-accent',
        secondary: 'bg-secondary text-secondary-foreground hover:bg-ink-5',
        ghost: 'text-foreground hover:bg-accent',
        link: 'text-primary underline-offset-4 hover:underline',
        marigold: 'bg-marigold text-marigold-foreground hover:bg-marigold/85',
      },
      size: {
        sm: 'touch-target h-9 px-3.5 text-sm',
        default: 'h-11 px-5 text-sm',
        lg: 'h-13 px-6 text-base',
        icon: 'size-11 text-sm',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

export type ButtonVariants = VariantProps<typeof buttonVariants>;

interface ButtonProps extends ComponentProps<'button'>, ButtonVariants {
  /** Disables the button and shows a small spinner before its text. */
  readonly busy?: boolean;
  /** The child is the element, for example a link; it looks like a button. */
  readonly asChild?: boolean;
}

export function Button({
  variant,
  size,
  busy = false,
  asChild = false,
  className,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const off = disabled === true || busy;
  const focus = useRestoredFocus(off);
  const classes = clsx(buttonVariants({ variant, size }), className);
  if (asChild)
    return (
      <Slot data-slot="button" className={classes} {...rest}>
        {children}
      </Slot>
    );
  return (
    <button
      data-slot="button"
      type={type}
      className={classes}
      disabled={off}
      aria-busy={busy || undefined}
      {...focus}
      {...rest}
    >
      {busy ? <Spinner className="size-[1.125em]" /> : null}
      {/* Page translation replaces bare text nodes, next to which React could not insert or remove the spinner. */}
      <span className="contents">{children}</span>
    </button>
  );
}

/**
 * A button that gets disabled loses the focus; restoring it lets keyboard users continue from there. Some browsers
 * remove the focus immediately, before an effect could see which element had it, so the button itself remembers.
 */
function useRestoredFocus(off: boolean) {
  const focused = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (off || !focused.current) return;
    // Nothing else has received the focus since.
    if (document.activeElement === document.body) focused.current.focus({ preventScroll: true });
    else if (document.activeElement !== focused.current) focused.current = null;
  }, [off]);
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
      focused.current = currentTarget;
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
      if (!currentTarget.disabled) focused.current = null;
    },
  };
}
