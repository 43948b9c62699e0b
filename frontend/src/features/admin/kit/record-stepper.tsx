import { ChevronDown, ChevronUp } from 'lucide-react';
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useWorkspace } from '@/session/use-workspace.ts';
import { isTyping, listKeyAction } from './list/list-keys.ts';
import type { RecordSteps } from './list/use-record-steps.ts';

interface RecordStepperProps {
  readonly steps: RecordSteps;
  /** Something is unsaved: the record stays. */
  readonly locked?: boolean;
}

/** Previous and next record in the head of a panel; K and J do the same. */
export function RecordStepper({ steps: { position, previous, next }, locked = false }: RecordStepperProps) {
  const { keys } = useWorkspace();
  const root = useRef<HTMLDivElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = listKeyAction(event);
    if (locked || isTyping(event.target) || (action !== 'next' && action !== 'previous')) return;
    // A dialog over the panel, such as a question, keeps the record.
    const dialogs = [...document.querySelectorAll('dialog:modal')];
    if (dialogs.some((dialog) => !dialog.contains(root.current)) || document.querySelector(':popover-open')) return;
    event.preventDefault();
    if (action === 'next') next?.();
    else previous?.();
  });
  useEffect(() => {
    if (!keys) return;
    // Before the list, whose J and K move the focus.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [keys]);
  const pressed = useRef<HTMLButtonElement>(null);
  const wasDisabled = useRef(false);
  useEffect(() => {
    const button = pressed.current;
    // While the next page of the list is loading the button is disabled, which takes the focus from it.
    if (button && !button.disabled && wasDisabled.current && document.activeElement?.contains(button))
      button.focus({ preventScroll: true });
    wasDisabled.current = button?.disabled ?? false;
  });
  const press = (step: (() => void) | undefined) => (event: MouseEvent<HTMLButtonElement>) => {
    pressed.current = event.currentTarget;
    step?.();
  };
  return (
    <div ref={root} className="flex shrink-0 items-center">
      {position ? (
        <p className="mr-1 text-xs whitespace-nowrap text-muted-foreground tabular-nums max-sm:sr-only">{position}</p>
      ) : null}
      <IconButton
        icon={ChevronUp}
        label="Previous"
        disabled={locked || !previous}
        aria-keyshortcuts={keys ? 'K' : undefined}
        onClick={press(previous)}
        className="sm:size-9"
      />
      <IconButton
        icon={ChevronDown}
        label="Next"
        disabled={locked || !next}
        aria-keyshortcuts={keys ? 'J' : undefined}
        onClick={press(next)}
        className="sm:size-9"
      />
    </div>
  );
}
