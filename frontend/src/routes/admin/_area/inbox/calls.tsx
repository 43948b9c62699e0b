import { createFileRoute } from '@tanstack/react-router';
import { CallsPage } from '@/features/admin/projects/calls/calls-page.tsx';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/inbox/calls')({
  head: privateHead('Calls'),
  component: CallsPage,
});
