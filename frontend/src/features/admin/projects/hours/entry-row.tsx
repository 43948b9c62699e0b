import { Pencil, Trash2 } from 'lucide-react';
import type { WorkEntry, WorkEntryStatus } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import type { StatusVariant } from '@/components/status/status-variant.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { formatDuration } from '@/lib/duration.ts';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { ExpenseReceipt } from './expense-receipt.tsx';
import { InvoiceLinks } from './invoice-links.tsx';

export const STATUS_LABELS: Record<WorkEntryStatus, string> = {
  unbilled: 'Uninvoiced',
  not_billable: 'Not billable',
  draft: 'In a draft invoice',
  billed: 'Invoiced',
  care_plan: 'Care plan',
};

const VARIANTS: Record<WorkEntryStatus, StatusVariant> = {
  unbilled: { tone: 'warning', icon: 'clock' },
  not_billable: { tone: 'secondary', icon: 'dot' },
  draft: { tone: 'info', icon: 'pencil' },
  billed: { tone: 'success', icon: 'check' },
  care_plan: { tone: 'secondary', icon: 'check' },
};

interface EntryRowProps {
  readonly lead: string;
  readonly entry: WorkEntry;
  readonly currency: string;
  readonly selected: boolean;
  readonly canSelect: boolean;
  readonly onSelect: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One entry with its state; it can be changed until it is on an invoice. */
export function EntryRow({ lead, entry, currency, selected, canSelect, onSelect, onEdit, onDelete }: EntryRowProps) {
  const { kind, worked_on: day, text, minutes, rate, amount, status, draft_id: draft, invoice } = entry;
  const isOpen = status !== 'draft' && status !== 'billed';
  const note = [
    formatDate(day),
    ...(kind === 'time' ? [formatDuration(minutes), `${moneyIn(currency, rate)}/h`] : ['Expense']),
    entry.recorded_by,
  ];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 py-3">
      <span className="flex h-6 w-5 items-center">
        {canSelect && status === 'unbilled' ? (
          <input
            type="checkbox"
            aria-label={`Select ${text}, ${formatDate(day)}`}
            checked={selected}
            onChange={onSelect}
            className="touch-target block size-4.5 cursor-pointer accent-primary"
          />
        ) : null}
      </span>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <bdi>{text}</bdi>
        </p>
        <p className="text-sm wrap-anywhere text-muted-foreground tabular-nums">{note.filter(Boolean).join(' · ')}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
          <StatusBadge status={status} label={STATUS_LABELS[status]} variant={VARIANTS[status]} />
          <InvoiceLinks draft_id={draft} invoice={invoice} />
        </p>
        {kind === 'expense' ? <ExpenseReceipt lead={lead} entry={entry} /> : null}
      </div>
      <div className="flex flex-col items-end gap-1">
        <p className="font-semibold tabular-nums">{moneyIn(currency, amount)}</p>
        {isOpen ? (
          <span className="flex">
            <IconButton icon={Pencil} label={`Edit ${text}`} onClick={onEdit} />
            <IconButton icon={Trash2} label={`Delete ${text}`} onClick={onDelete} />
          </span>
        ) : null}
      </div>
    </li>
  );
}
