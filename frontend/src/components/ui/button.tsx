import { clsx } from 'clsx';
import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from 'react';
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
  onClick,
  ...rest
}: ButtonProps) {
  const off = disabled || busy;
  const remember = useFocusAgain(off);
  return (
    <button
      type={type}
      className={clsx(buttonClass({ variant, size, wide }), className)}
      disabled={off}
      aria-busy={busy || undefined}
      onClick={(event) => {
        remember(event);
        onClick?.(event);
      }}
      {...rest}
    >
      {busy ? <Spinner className="size-[1.125em]" /> : null}
      {children}
    </button>
  );
}

/**
 * A button that is switched off loses the focus: whoever pressed it with the keyboard goes on from there afterwards.
 * @returns takes note of the press; once the button is off, some browsers have already forgotten the focus
 */
function useFocusAgain(off: boolean | undefined): (press: MouseEvent<HTMLButtonElement>) => void {
  const pressed = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (off) return;
    // Nobody has led the focus elsewhere meanwhile.
    if (document.activeElement === document.body) pressed.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [off]);
  return ({ currentTarget }) => {
    pressed.current = currentTarget;
  };
}
