import { createFileRoute } from '@tanstack/react-router';
import { PaymentPage } from '@/features/dashboard/payments/payment-page.tsx';
import { privateHead } from '../-context.ts';

export const Route = createFileRoute('/dashboard/payments/$id')({
  // Without a loader: nobody is led here from a list, and public pages would carry it.
  head: privateHead('Your Payment'),
  component: PaymentRoute,
});

function PaymentRoute() {
  return <PaymentPage id={Route.useParams().id} />;
}
