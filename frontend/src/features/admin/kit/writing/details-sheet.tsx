import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { type FieldProblems, firstProblem } from '@/lib/form-problems.ts';
import { SideSheet } from '../side-sheet.tsx';

interface DetailsSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Label of the save button. */
  readonly action: string;
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** The metadata of a text: publication, category, URL. It is inside the form, so it is saved with it. */
export function DetailsSheet({ open, onClose, action, busy, children }: DetailsSheetProps) {
  return (
    <SideSheet
      open={open}
      title="Details"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Back to the text
          </Button>
          <Button type="submit" busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </SideSheet>
  );
}

interface DetailsOptions<Field extends string> {
  readonly fields: readonly Field[];
  /** The fields in the sheet. */
  readonly inSheet: readonly Field[];
  readonly problems: FieldProblems<Field>;
}

interface SheetState {
  readonly open: boolean;
  /** Id of the field that gets the focus. */
  readonly focus?: string;
}

/** Opens or closes the sheet after a save that was refused, so that the first invalid field is seen and has the focus. */
export function useDetailsSheet<Field extends string>({ fields, inSheet, problems }: DetailsOptions<Field>) {
  const [state, setState] = useState<SheetState>({ open: false });
  const wasSubmitted = useRef(false);
  const showFirst = useEffectEvent(() => {
    const first = firstProblem(fields, problems);
    if (!wasSubmitted.current || !first) return;
    wasSubmitted.current = false;
    setState({ open: inSheet.some((field) => field === first), focus: first });
  });
  // A new object after each attempt to save.
  useEffect(() => {
    if (problems) showFirst();
  }, [problems]);
  // The sheet has opened or closed by now, and has moved the focus.
  useEffect(() => {
    if (state.focus) document.getElementById(state.focus)?.focus();
  }, [state]);
  return {
    open: state.open,
    setOpen: (open: boolean) => setState({ open }),
    /** For the form, besides its own handler. */
    onSubmitCapture: () => {
      wasSubmitted.current = true;
    },
  };
}
