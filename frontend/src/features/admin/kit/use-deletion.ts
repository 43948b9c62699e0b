import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';

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
  const [candidate, setCandidate] = useState<Row | null>(null);
  const onConfirm = () => {
    if (candidate === null) return;
    mutation.mutate(variablesOf(candidate), {
      onSuccess: () => {
        setCandidate(null);
        onDeleted(candidate);
      },
    });
  };
  return {
    candidate,
    requestDeletion: (row: Row) => {
      mutation.reset();
      setCandidate(row);
    },
    /** For the ConfirmDialog. */
    dialog: {
      open: candidate !== null,
      busy: mutation.isPending,
      problem: mutation.error ? errorMessage(mutation.error, failed) : null,
      onConfirm,
      onCancel: () => setCandidate(null),
    },
  };
}
