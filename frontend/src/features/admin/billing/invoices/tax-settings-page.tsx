import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetInvoiceSettings } from '@/api/generated/admin-invoices/admin-invoices.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { AdminPage } from '../../kit/admin-page.tsx';
import { SettingsSkeleton } from '../../kit/settings-group.tsx';
import { ReminderPlanSettings } from './reminder-plan-form.tsx';
import { SettingsForm } from './settings-form.tsx';

/** The seller on invoices, and the tax of each country. */
export function TaxSettingsPage() {
  const query = useAdminGetInvoiceSettings();
  return (
    <AdminPage title="Tax and invoices">
      <QueryState
        failure={ErrorPage}
        query={query}
        loading="Loading settings"
        skeleton={<SettingsSkeleton />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch the settings')}
      >
        {(settings) => (
          <>
            <SettingsForm settings={settings} onReload={async () => (await query.refetch()).data} />
            <div className="border-t border-border pt-6">
              <ReminderPlanSettings />
            </div>
          </>
        )}
      </QueryState>
    </AdminPage>
  );
}
