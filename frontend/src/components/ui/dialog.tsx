import { clsx } from 'clsx';
import { type ComponentProps, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose'> {
  readonly open: boolean;
  /** Escape, a press beside the sheet, or the browser's own way back. */
  readonly onClose: () => void;
}

/** A sheet inside this one, or a file chooser that is given up, sends the same events up to here. */
const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/**
 * A modal sheet. The browser keeps the focus inside, closes it on Escape and brings the focus back to where it was.
 * Give it a name with `aria-labelledby` or `aria-label`; its first control receives the focus.
 */
export function Dialog({ open, onClose, onCancel, className, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    // Both ends of the press lie beside the sheet: text that is marked past its edge closes nothing.
    let pressed: EventTarget | null = null;
    const onPress = ({ target }: PointerEvent) => {
      pressed = target;
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target === element && pressed === element) close();
    };
    element?.addEventListener('pointerdown', onPress);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('pointerdown', onPress);
      element?.removeEventListener('click', onClick);
    };
  }, []);

  // Closing it from here ends with the same event: only what the browser closed is news.
  return (
    <dialog
      ref={dialog}
      onCancel={(event) => isOwn(event) && onCancel?.(event)}
      onClose={(event) => open && isOwn(event) && onClose()}
      className={clsx('dialog', className)}
      {...rest}
    />
  );
}
