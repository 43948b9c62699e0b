import { createFileRoute } from '@tanstack/react-router';
import { TaxSettingsPage } from '@/features/admin/billing/invoices/tax-settings-page.tsx';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/settings/tax')({
  // Without a loader: a part of it would be bundled with public pages.
  head: privateHead('Tax and invoices'),
  component: TaxSettingsPage,
});
