import { createFileRoute } from '@tanstack/react-router';
import { SequenceLoader } from '@/features/admin/email/sequences/sequence-loader.tsx';
import { privateHead } from '../../../../-context.ts';

export const Route = createFileRoute('/admin/_area/users/newsletters/sequences/$kind')({
  head: privateHead('Sequence'),
  component: AdminSequencePage,
});

function AdminSequencePage() {
  return <SequenceLoader kind={Route.useParams().kind} />;
}
