import type { ReactNode, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';

const stopEvent = (event: SyntheticEvent) => event.stopPropagation();

/** Events that a surrounding form, drop zone or list would handle as its own. */
const STOPPED_EVENTS = {
  onSubmit: stopEvent,
  onReset: stopEvent,
  onInput: stopEvent,
  onChange: stopEvent,
  onKeyDown: stopEvent,
  onClick: stopEvent,
  onPaste: stopEvent,
  onDragOver: stopEvent,
  onDrop: stopEvent,
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
    <div className="contents" {...STOPPED_EVENTS}>
      {children}
    </div>,
    into,
  );
}
