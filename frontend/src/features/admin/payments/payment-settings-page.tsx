import { Link } from '@tanstack/react-router';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetPaymentSettings } from '@/api/generated/admin-payments/admin-payments.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { PaymentSettingsForm } from './payment-settings-form.tsx';

/** Read once per visit: a form must not change while the user fills it in. */
const NO_CACHE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false } as const;

/** The payment methods. */
export function PaymentSettingsPage() {
  const query = useAdminGetPaymentSettings({ query: NO_CACHE });
  return (
    <AdminPage
      title="Payment settings"
      actions={
        <Link to="/admin/payments" activeOptions={{ exact: true }} className={buttonVariants({ variant: 'outline' })}>
          All payments
        </Link>
      }
    >
      <QueryState
        failure={ErrorPage}
        query={query}
        loading="Loading settings"
        toMessage={(error) => errorMessage(error, 'Failed to fetch settings')}
      >
        {(settings) => (
          <PaymentSettingsForm key={settings.version} settings={settings} onReload={() => void query.refetch()} />
        )}
      </QueryState>
    </AdminPage>
  );
}
