import type { ReactNode, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** What a form, a drop zone or a list around would take for its own. */
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
  /** where it is put */
  readonly into?: HTMLElement;
  readonly children: ReactNode;
}

/**
 * A dialog that a field opens, outside of the field's form: a form must not stand in another. React hands the events of
 * a portal to the components around it all the same, so they end here.
 */
export function Detached({ into = document.body, children }: DetachedProps) {
  return createPortal(
    <div className="contents" {...KEPT_INSIDE}>
      {children}
    </div>,
    into,
  );
}
