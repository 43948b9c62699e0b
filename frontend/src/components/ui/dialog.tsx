import { clsx } from 'clsx';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { isOwnEvent } from '@/lib/own-event.ts';
import { Slot } from './slot.tsx';

interface DialogState {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly titleId: string;
}

const DialogContext = createContext<DialogState>({ open: false, setOpen: () => {}, titleId: '' });

interface DialogProps {
  readonly open?: boolean;
  readonly defaultOpen?: boolean;
  /** Also called after Escape, a click outside the content, or the browser's own close request. */
  readonly onOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** Holds the open state; the content is a native modal `dialog`. */
export function Dialog({ open, defaultOpen = false, onOpenChange, children }: DialogProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return <DialogContext value={{ open: open ?? ownOpen, setOpen, titleId: useId() }}>{children}</DialogContext>;
}

interface DialogButtonProps extends ComponentProps<'button'> {
  readonly asChild?: boolean;
}

function DialogButton({ opens, asChild, ...rest }: DialogButtonProps & { opens: boolean; 'data-slot': string }) {
  const { setOpen } = use(DialogContext);
  const props = { onClick: () => setOpen(opens), ...rest };
  return asChild ? <Slot {...props} /> : <button type="button" {...props} />;
}

export function DialogTrigger(props: DialogButtonProps) {
  return <DialogButton opens data-slot="dialog-trigger" {...props} />;
}

export function DialogClose(props: DialogButtonProps) {
  return <DialogButton opens={false} data-slot="dialog-close" {...props} />;
}

/**
 * What had the focus before may be gone: the palette above which the dialog opened, a page that was left meanwhile.
 * The focus is still inside then, until the dialog has faded out.
 */
function focusMainIfLost(closed: Element): void {
  const { activeElement, body } = document;
  if (activeElement === body || closed.contains(activeElement))
    document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * The sheet. The browser traps the focus, closes it on Escape and restores the previous focus. Its name is its
 * `DialogTitle`, `aria-labelledby` or `aria-label`. The focus goes to the element with `autofocus`, else to a heading
 * with a `tabIndex`, else to the first control.
 */
export function DialogContent({
  onCancel,
  className,
  ...rest
}: Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose'>) {
  const { open, setOpen, titleId } = use(DialogContext);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(() => setOpen(false));

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    // Chromium counts a heading among the controls, Firefox does not.
    if (!element.querySelector('[autofocus]')) element.querySelector<HTMLElement>('h2[tabindex="-1"]')?.focus();
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    // Both ends of the click are outside the sheet: selecting text past its edge closes nothing.
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

  // A nested dialog, or a cancelled file chooser, bubbles the same events. Closing from here also ends with this event,
  // so only a close by the browser changes the state. It is late: meanwhile the dialog may have been opened again.
  return (
    <dialog
      data-slot="dialog-content"
      ref={dialog}
      aria-labelledby={rest['aria-label'] ? undefined : titleId}
      onCancel={(event) => isOwnEvent(event) && onCancel?.(event)}
      onClose={(event) => {
        if (!isOwnEvent(event) || event.currentTarget.open) return;
        if (open) setOpen(false);
        focusMainIfLost(event.currentTarget);
      }}
      className={clsx('dialog', className)}
      {...rest}
    />
  );
}

export function DialogHeader({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-slot="dialog-header" className={clsx('grid gap-3 px-6 pt-6', className)} {...rest} />;
}

export function DialogTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  const { titleId } = use(DialogContext);
  return (
    <h2 data-slot="dialog-title" id={titleId} className={clsx('text-xl', className)} {...rest}>
      {children}
    </h2>
  );
}

export function DialogDescription({ className, ...rest }: ComponentProps<'p'>) {
  return <p data-slot="dialog-description" className={clsx('text-muted-foreground', className)} {...rest} />;
}

export function DialogFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div data-slot="dialog-footer" className={clsx('flex flex-wrap justify-end gap-3 p-6', className)} {...rest} />
  );
}
