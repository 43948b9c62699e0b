import { createFileRoute } from '@tanstack/react-router';
import { SequencesPage } from '@/features/admin/email/sequences/sequences-page.tsx';
import { privateHead } from '../../../../-context.ts';

export const Route = createFileRoute('/admin/_area/users/newsletters/sequences/')({
  head: privateHead('Sequences'),
  component: SequencesPage,
});
