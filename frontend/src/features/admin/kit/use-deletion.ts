import { useState } from 'react';
import { messageOf } from '@/api/api-error.ts';

interface DeletionOptions<Row, Variables> {
  /** The result of the generated hook. */
  readonly mutation: {
    readonly mutate: (variables: Variables, options: { onSuccess: () => void }) => void;
    readonly isPending: boolean;
    readonly error: unknown;
    readonly reset: () => void;
  };
  readonly variablesOf: (row: Row) => Variables;
  /** The message for a failure without one of its own. */
  readonly failed: string;
  readonly onDeleted: (row: Row) => void;
}

/** Deletes a row after a confirmation; a failure is shown in the dialog, which stays open. */
export function useDeletion<Row, Variables>({
  mutation,
  variablesOf,
  failed,
  onDeleted,
}: DeletionOptions<Row, Variables>) {
  const [asked, setAsked] = useState<Row | null>(null);
  const onConfirm = () => {
    if (asked === null) return;
    mutation.mutate(variablesOf(asked), {
      onSuccess: () => {
        setAsked(null);
        onDeleted(asked);
      },
    });
  };
  return {
    asked,
    ask: (row: Row) => {
      mutation.reset();
      setAsked(row);
    },
    /** For the ConfirmDialog. */
    dialog: {
      open: asked !== null,
      busy: mutation.isPending,
      problem: mutation.error ? messageOf(mutation.error, failed) : null,
      onConfirm,
      onCancel: () => setAsked(null),
    },
  };
}
