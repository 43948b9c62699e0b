import { clsx } from 'clsx';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
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
  useFocusAgain(busy);
  return (
    <button
      type={type}
      className={clsx(buttonClass({ variant, size, wide }), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? <Spinner className="size-[1.125em]" /> : null}
      {children}
    </button>
  );
}

/** A button that is switched off loses the focus: whoever pressed it with the keyboard goes on from there afterwards. */
function useFocusAgain(busy: boolean): void {
  const pressed = useRef<Element>(null);
  useLayoutEffect(() => {
    if (busy) pressed.current = document.activeElement;
    else if (pressed.current instanceof HTMLButtonElement) {
      // Nobody has led the focus elsewhere meanwhile.
      if (document.activeElement === document.body) pressed.current.focus({ preventScroll: true });
      pressed.current = null;
    }
  }, [busy]);
}
