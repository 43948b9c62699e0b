import { Link } from '@tanstack/react-router';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useAdminGetSequence } from '@/api/generated/admin-sequences/admin-sequences.ts';
import type { SequenceKind } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { Spinner } from '@/components/feedback/spinner.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { SequenceEditor } from './sequence-editor.tsx';

interface SequenceLoaderProps {
  /** As in the URL, so it may be none. */
  readonly kind: string;
}

/** One sequence: its line, and its emails to edit. */
export function SequenceLoader({ kind }: SequenceLoaderProps) {
  const { data, error, refetch } = useAdminGetSequence(kind as SequenceKind);
  if (data) return <SequenceEditor key={kind} sequence={data} onReload={async () => (await refetch()).data} />;
  if (!error) {
    return (
      <div className="grid place-items-center py-32">
        <Spinner label="Loading the sequence" />
      </div>
    );
  }
  return (
    <EmptyState
      scene="lost"
      title={isNotFound(error) ? 'Sequence not found' : errorMessage(error, 'Failed to fetch the sequence')}
      action={
        <Link to="/admin/users/newsletters/sequences" className={buttonVariants()}>
          Back to sequences
        </Link>
      }
    />
  );
}
