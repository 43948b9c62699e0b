import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useCan } from '@/features/admin/kit/use-can.ts';
import { inboxArea } from '@/features/admin/layout/admin-areas.ts';
import { accessibleTabs } from '@/features/admin/layout/admin-pages.ts';

/** The inbox opens with the first of its lists that the user has access to. */
export const Route = createFileRoute('/admin/_area/inbox/')({
  component: AdminInbox,
});

function AdminInbox() {
  const [first] = accessibleTabs(inboxArea, useCan());
  return first ? <Navigate to={first.to} replace /> : null;
}
