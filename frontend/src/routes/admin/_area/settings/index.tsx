import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '@/features/admin/operations/settings/settings-page.tsx';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/settings/')({
  head: privateHead('Settings'),
  component: SettingsPage,
});
