import { toAmount, toCents } from '@contract/rules/money.ts';
import { useNavigate } from '@tanstack/react-router';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminInvoiceHours } from '@/api/generated/admin-hours/admin-hours.ts';
import type { WorkEntry, WorkInvoiceGrouping } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatCount } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { SelectField } from '../../kit/select-field.tsx';

interface InvoiceBarProps {
  readonly lead: string;
  readonly currency: string;
  readonly selected: readonly WorkEntry[];
  readonly isAll: boolean;
  readonly onAll: () => void;
  readonly onDone: () => void;
}

const GROUPINGS: readonly { readonly value: WorkInvoiceGrouping; readonly label: string }[] = [
  { value: 'task', label: 'One line per task' },
  { value: 'entry', label: 'One line per entry' },
];

/** Creates one draft from the selected entries, and opens it. */
export function InvoiceBar({ lead, currency, selected, isAll, onAll, onDone }: InvoiceBarProps) {
  const { show } = useToast();
  const navigate = useNavigate();
  const [grouping, setGrouping] = useState<WorkInvoiceGrouping>('task');
  const { mutate, isPending, error } = useAdminInvoiceHours();
  const amount = toAmount(selected.reduce((sum, entry) => sum + toCents(entry.amount), 0));
  const create = () =>
    mutate(
      { id: lead, data: { ids: selected.map(({ id }) => id), grouping } },
      {
        onSuccess: ({ draft_id: draft }) => {
          onDone();
          show({ tone: 'success', text: 'Draft created' });
          void navigate({ to: '/admin/orders/invoices', search: { draft } });
        },
      },
    );
  return (
    <div className="mt-4 rounded-lg bg-muted p-4">
      {error ? (
        <Banner tone="danger" className="mb-4">
          {errorMessage(error, 'Failed to create the draft')}
        </Banner>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm font-semibold">
          <input
            type="checkbox"
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = selected.length > 0 && !isAll;
            }}
            onChange={onAll}
            className="size-4.5 cursor-pointer accent-primary"
          />
          Select all uninvoiced
        </label>
        <p className="text-sm tabular-nums" role="status">
          {selected.length > 0
            ? `${formatCount(selected.length)} selected · ${moneyIn(currency, amount)} without tax`
            : ''}
        </p>
      </div>
      {selected.length > 0 ? (
        <div className="mt-2 flex flex-wrap items-end justify-between gap-3">
          <div className="-mb-4 w-52">
            <SelectField
              name="work-grouping"
              label="Invoice lines"
              options={GROUPINGS}
              value={grouping}
              onChange={({ currentTarget }) => setGrouping(currentTarget.value === 'entry' ? 'entry' : 'task')}
            />
          </div>
          <Button busy={isPending} onClick={create}>
            <FilePlus2 aria-hidden="true" />
            Create draft invoice
          </Button>
        </div>
      ) : null}
    </div>
  );
}
