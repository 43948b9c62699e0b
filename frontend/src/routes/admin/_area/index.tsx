import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '@/features/admin/insight/overview/overview-page.tsx';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/')({
  head: privateHead('Dashboard'),
  component: OverviewPage,
});
