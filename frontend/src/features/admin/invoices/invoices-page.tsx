import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetInvoiceSettings } from '@/api/generated/admin-invoices/admin-invoices.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { MonthExport } from './month-export.tsx';
import { SettingsForm } from './settings-form.tsx';
import { WithoutCountry } from './without-country.tsx';

/** The seller on invoices, the tax of each country, and the monthly export for the accountant. */
export function InvoicesPage() {
  const query = useAdminGetInvoiceSettings();
  return (
    <AdminPage title="Tax and invoices">
      <MonthExport />
      {query.data && query.data.rates.length > 0 ? <WithoutCountry /> : null}
      <QueryState
        failure={ErrorPage}
        query={query}
        loading="Loading settings"
        skeleton={<Skeleton className="h-96 max-w-160 rounded-xl" />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch the settings')}
      >
        {(settings) => <SettingsForm settings={settings} onReload={async () => (await query.refetch()).data} />}
      </QueryState>
    </AdminPage>
  );
}
