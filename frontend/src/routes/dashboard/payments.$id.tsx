import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PaymentPage } from '@/features/dashboard/billing/payments/payment-page.tsx';
import { privateHead } from '../-context.ts';

export const Route = createFileRoute('/dashboard/payments/$id')({
  // Without a loader: no list links here, and public pages would have to bundle it.
  head: privateHead(t`Your Payment`),
  component: PaymentRoute,
});

function PaymentRoute() {
  return <PaymentPage id={Route.useParams().id} />;
}
