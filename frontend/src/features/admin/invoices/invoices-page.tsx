import { useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { adminExportInvoices, useAdminGetInvoiceSettings } from '@/api/generated/admin-invoices/admin-invoices.ts';
import { FailedPage } from '@/components/feedback/failed-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { shopDay } from '@/lib/shop-zone.ts';
import { AdminPage } from '../kit/admin-page.tsx';
import { CsvButton } from '../kit/list/csv-button.tsx';
import { SettingsForm } from './settings-form.tsx';
import { WithoutCountry } from './without-country.tsx';

/** What invoices say of the studio, the tax of each country, and each month as a file for the accountant. */
export function InvoicesPage() {
  const query = useAdminGetInvoiceSettings();
  const [month, setMonth] = useState(() => shopDay(Date.now()).slice(0, 7));
  return (
    <AdminPage title="Tax and invoices">
      <Card className="mb-6 flex max-w-160 flex-wrap items-end gap-4 p-5 sm:p-6">
        <div className="grid gap-1.5">
          <Label htmlFor="month">Export month</Label>
          <Input
            id="month"
            type="month"
            required
            min="2020-01"
            max="2099-12"
            value={month}
            onChange={({ currentTarget }) => currentTarget.value && setMonth(currentTarget.value)}
          />
        </div>
        <CsvButton file={`invoices-${month}.csv`} load={() => adminExportInvoices({ month })} />
      </Card>
      {query.data && query.data.rates.length > 0 ? <WithoutCountry /> : null}
      <QueryState
        failure={FailedPage}
        query={query}
        loading="Loading settings"
        skeleton={<Skeleton className="h-96 max-w-160 rounded-xl" />}
        explain={(error) => messageOf(error, 'Failed to fetch the settings')}
      >
        {(settings) => <SettingsForm settings={settings} onReload={async () => (await query.refetch()).data} />}
      </QueryState>
    </AdminPage>
  );
}
