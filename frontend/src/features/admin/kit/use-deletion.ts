import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useLastValue } from '@/hooks/use-last-value.ts';

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
  const shown = useLastValue(candidate);
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
    /** What the dialog is about, also while it closes. */
    candidate: shown,
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
