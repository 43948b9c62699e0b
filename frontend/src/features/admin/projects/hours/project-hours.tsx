import { Plus, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  useAdminDeleteWorkEntry,
  useAdminGetCarePlan,
  useAdminGetProjectHours,
} from '@/api/generated/admin-hours/admin-hours.ts';
import { WorkEntryStatus } from '@/api/generated/enums/WorkEntryStatus.ts';
import type { ProjectHours as Hours, WorkEntry, WorkSums } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDuration } from '@/lib/duration.ts';
import { formatCount } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { RecordSection } from '../../kit/record/record-section.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { useCan } from '../../kit/use-can.ts';
import { useDeletion } from '../../kit/use-deletion.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryRow, STATUS_LABELS } from './entry-row.tsx';
import { InvoiceBar } from './invoice-bar.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { WorkTimer } from './work-timer.tsx';

interface OfLead {
  readonly lead: string;
}

const isStatus = (value: string): value is WorkEntryStatus => Object.values<string>(WorkEntryStatus).includes(value);

/** Hours and expenses of a project: the timer, what is not invoiced yet, and the list. */
export function ProjectHours({ lead }: OfLead) {
  const [status, setStatus] = useState<WorkEntryStatus>();
  const [isSetting, setSetting] = useState(false);
  // Drafts are sent and deleted on other screens, whose calls do not know the project.
  const query = useAdminGetProjectHours(lead, status && { status }, { query: { staleTime: 0 } });
  return (
    <RecordSection
      title="Hours and expenses"
      action={
        query.data ? (
          <Button variant="ghost" size="sm" onClick={() => setSetting(true)}>
            <Settings2 aria-hidden="true" />
            Rate and tax
          </Button>
        ) : null
      }
    >
      <div className="pt-4">
        <WorkTimer lead={lead} />
        <QueryState
          query={query}
          loading="Loading hours"
          toMessage={(error) => errorMessage(error, 'Failed to fetch hours')}
        >
          {(hours) => (
            <>
              <Sums sums={hours.sums} currency={hours.currency} />
              <Entries lead={lead} hours={hours} status={status} onStatus={setStatus} />
              {isSetting ? <SettingsDialog lead={lead} hours={hours} onClose={() => setSetting(false)} /> : null}
            </>
          )}
        </QueryState>
      </div>
    </RecordSection>
  );
}

/** Nothing for a project without hours and expenses. */
function Sums({ sums, currency }: { readonly sums: WorkSums; readonly currency: string }) {
  if (sums.minutes + sums.unbilled_expenses + sums.billed + sums.draft === 0) return null;
  const figures = [
    { label: 'Recorded', value: formatDuration(sums.minutes), note: '' },
    {
      label: 'Uninvoiced hours',
      value: moneyIn(currency, sums.unbilled_time),
      note: formatDuration(sums.unbilled_minutes),
    },
    { label: 'Uninvoiced expenses', value: moneyIn(currency, sums.unbilled_expenses), note: '' },
    {
      label: 'Invoiced',
      value: moneyIn(currency, sums.billed),
      note: sums.draft > 0 ? `${moneyIn(currency, sums.draft)} in drafts` : '',
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-lg border border-border p-4 2xl:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className="mt-0.5 font-semibold wrap-anywhere tabular-nums">{value}</dd>
          {note ? <dd className="text-sm text-muted-foreground tabular-nums">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

interface EntriesProps extends OfLead {
  readonly hours: Hours;
  readonly status: WorkEntryStatus | undefined;
  readonly onStatus: (status: WorkEntryStatus | undefined) => void;
}

interface OpenForm {
  kind: WorkEntry['kind'];
  entry?: WorkEntry;
}

const FILTERS = [
  { value: '', label: 'All' },
  ...Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label })),
];

function Entries({ lead, hours, status, onStatus }: EntriesProps) {
  const { items, currency, sums } = hours;
  const canInvoice = useCan()('adminInvoiceHours');
  const plan = useAdminGetCarePlan(lead).data?.plan;
  const [form, setForm] = useState<OpenForm>();
  const { show } = useToast();
  const deletion = useDeletion<WorkEntry, { id: string; entryId: string }>({
    mutation: useAdminDeleteWorkEntry(),
    variablesOf: ({ id }) => ({ id: lead, entryId: id }),
    failed: 'Failed to delete the entry',
    onDeleted: () => show({ tone: 'success', text: 'Entry deleted' }),
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const unbilled = items.filter((entry) => entry.status === 'unbilled');
  const selected = unbilled.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) =>
    setChosen((before) =>
      before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set(before).add(id),
    );
  const isAll = unbilled.length > 0 && selected.length === unbilled.length;
  return (
    <>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => setForm({ kind: 'time' })}>
            <Plus aria-hidden="true" />
            Add hours
          </Button>
          <Button variant="outline" size="sm" onClick={() => setForm({ kind: 'expense' })}>
            <Plus aria-hidden="true" />
            Add expense
          </Button>
        </div>
        {sums.entries > 0 ? (
          <div className="-mb-4 w-44">
            <SelectField
              name="work-status"
              label="Show"
              options={FILTERS}
              value={status ?? ''}
              onChange={({ currentTarget: { value } }) => onStatus(isStatus(value) ? value : undefined)}
            />
          </div>
        ) : null}
      </div>
      {canInvoice && unbilled.length > 0 ? (
        <InvoiceBar
          lead={lead}
          currency={currency}
          selected={selected}
          isAll={isAll}
          onAll={() => setChosen(new Set(isAll ? [] : unbilled.map(({ id }) => id)))}
          onDone={() => setChosen(new Set())}
        />
      ) : null}
      {items.length > 0 ? (
        <ul className="mt-2 divide-y divide-border">
          {items.map((entry) => (
            <EntryRow
              key={entry.id}
              lead={lead}
              entry={entry}
              currency={currency}
              selected={chosen.has(entry.id)}
              canSelect={canInvoice}
              onSelect={() => toggle(entry.id)}
              onEdit={() => setForm({ kind: entry.kind, entry })}
              onDelete={() => deletion.requestDeletion(entry)}
            />
          ))}
        </ul>
      ) : (
        <p className="mt-4 text-sm text-muted-foreground">
          {status ? 'No entries with this status.' : 'Start the timer, or add hours and expenses.'}
        </p>
      )}
      {items.length < sums.entries && !status ? (
        <p className="mt-2 text-sm text-muted-foreground">{`The newest ${formatCount(items.length)} of ${formatCount(sums.entries)} entries`}</p>
      ) : null}
      {form ? (
        <EntryDialog
          lead={lead}
          hours={hours}
          hasPlan={plan?.is_over === false}
          {...form}
          onClose={() => setForm(undefined)}
        />
      ) : null}
      <ConfirmDialog {...deletion.dialog} question="Delete this entry?" action="Delete">
        <p className="wrap-anywhere">{deletion.candidate?.text}</p>
      </ConfirmDialog>
    </>
  );
}
