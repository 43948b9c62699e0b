import { clsx } from 'clsx';
import { type ComponentProps, type FocusEvent, useLayoutEffect, useRef } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Disables the button and shows a small spinner before its text. */
  readonly busy?: boolean;
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const off = disabled === true || busy;
  const focus = useFocusAgain(off);
  return (
    <button
      type={type}
      className={clsx(buttonClass({ variant, size, wide }), className)}
      disabled={off}
      aria-busy={busy || undefined}
      {...focus}
      {...rest}
    >
      {busy ? <Spinner className="size-[1.125em]" /> : null}
      {children}
    </button>
  );
}

/**
 * A button that is switched off loses the focus: whoever pressed it with the keyboard goes on from there afterwards.
 * Some browsers take it away at once, before an effect could see who had it; so the button itself remembers.
 */
function useFocusAgain(off: boolean) {
  const focused = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (off || !focused.current) return;
    // Nobody has led the focus elsewhere meanwhile.
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
