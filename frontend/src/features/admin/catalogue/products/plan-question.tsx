import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';

interface PlanQuestionProps {
  /** The consequences for holders, one sentence each; null while the dialog is closed. */
  readonly consequences: readonly string[] | null;
  readonly onAgree: () => void;
  readonly onDecline: () => void;
}

/** Asks before a change that affects holders of plans. */
export function PlanQuestion({ consequences, onAgree, onDecline }: PlanQuestionProps) {
  return (
    <ConfirmDialog
      open={consequences !== null}
      question="Save the changed plans?"
      action="Save changes"
      tone="calm"
      onConfirm={onAgree}
      onCancel={onDecline}
    >
      <ul className="grid gap-3">
        {(consequences ?? []).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
