import { createFileRoute } from '@tanstack/react-router';
import { PaymentSettingsPage } from '@/features/admin/billing/payments/payment-settings-page.tsx';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/settings/payments')({
  head: privateHead('Payment settings'),
  component: PaymentSettingsPage,
});
