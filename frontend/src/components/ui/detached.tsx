import type { ReactNode, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Events that a surrounding form, drop zone or list would handle as its own. */
const KEPT_INSIDE = {
  onSubmit: stop,
  onReset: stop,
  onInput: stop,
  onChange: stop,
  onKeyDown: stop,
  onClick: stop,
  onPaste: stop,
  onDragOver: stop,
  onDrop: stop,
};

interface DetachedProps {
  /** the portal's target */
  readonly into?: HTMLElement;
  readonly children: ReactNode;
}

/**
 * A dialog opened by a field, rendered outside the field's form: forms must not be nested. React still sends the events
 * of a portal to its parent components, so they are stopped here.
 */
export function Detached({ into = document.body, children }: DetachedProps) {
  return createPortal(
    <div className="contents" {...KEPT_INSIDE}>
      {children}
    </div>,
    into,
  );
}
