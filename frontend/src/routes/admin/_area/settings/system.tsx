import { createFileRoute } from '@tanstack/react-router';
import { SystemPage } from '@/features/admin/operations/system/system-page.tsx';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/settings/system')({
  // Without a loader: a part of it would be bundled with public pages.
  head: privateHead('System'),
  component: SystemPage,
});
