import { useState } from 'react';
import { adminExportInvoices } from '@/api/generated/admin-invoices/admin-invoices.ts';
import { Card } from '@/components/ui/card.tsx';
import { Label } from '@/components/ui/label.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { businessDay } from '@/lib/business-time-zone.ts';
import { formatMonth } from '@/lib/format-month.ts';
import { CsvButton } from '../kit/list/csv-button.tsx';
import { pastMonths } from './past-months.ts';

/** Exports a month for the accountant. A list: Firefox and desktop Safari have no month field. */
export function MonthExport() {
  const now = businessDay(Date.now()).slice(0, 7);
  const [month, setMonth] = useState(now);
  return (
    <Card className="mb-6 flex max-w-160 flex-wrap items-end gap-4 p-5 sm:p-6">
      <div className="grid gap-1.5">
        <Label htmlFor="month">Export month</Label>
        <NativeSelect id="month" value={month} onChange={({ currentTarget }) => setMonth(currentTarget.value)}>
          {pastMonths(now).map(({ year, months }) => (
            <optgroup key={year} label={year}>
              {months.map((item) => (
                <NativeSelectOption key={item} value={item}>
                  {formatMonth(item)}
                </NativeSelectOption>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      </div>
      <CsvButton file={`invoices-${month}.csv`} load={() => adminExportInvoices({ month })} />
    </Card>
  );
}
