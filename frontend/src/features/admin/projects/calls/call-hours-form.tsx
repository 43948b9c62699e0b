import { Plus, Trash2, X } from 'lucide-react';
import { useId } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminUpdateCallSettings } from '@/api/generated/admin-calls/admin-calls.ts';
import type { CallSettings } from '@/api/generated/model.ts';
import { callSettingsHoursMax, callSettingsMeetingLinkMax } from '@/api/generated/zod/schemas/callSettings.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { Field } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { businessTimeZone } from '@/lib/business-time-zone.ts';
import { formatDate } from '@/lib/format.ts';
import { DayInput } from '../../kit/day-input.tsx';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { useDraftForm } from '../../kit/use-draft-form.ts';
import {
  type CallSettingsDraft,
  checkSettings,
  type HoursDraft,
  nextHours,
  toSettings,
  toSettingsDraft,
  WEEKDAYS,
} from './call-hours-draft.ts';

interface CallHoursFormProps {
  readonly stored: CallSettings;
  readonly onClose: () => void;
  /** Refetches it after another administrator has changed it. */
  readonly onReload: () => Promise<CallSettings | undefined>;
}

/** When calls can be booked, in a side sheet. */
export function CallHoursSheet({ stored, onClose, onReload }: CallHoursFormProps) {
  const id = useId();
  const { show } = useToast();
  const { mutateAsync } = useAdminUpdateCallSettings();
  const { draft, form, busy, failure, stale, problems, dirty, change, loadStored } = useDraftForm({
    stored,
    draftOf: (read) => toSettingsDraft(read ?? stored),
    fields: ['hours', 'minutes', 'buffer_minutes', 'notice_hours', 'days_ahead', 'meeting_link'],
    check: checkSettings,
    save: (edited, base) => mutateAsync({ data: toSettings(edited, (base ?? stored).version) }),
    onSaved: () => {
      show({ tone: 'success', text: 'Availability saved' });
      onClose();
    },
    toMessage: (error) => errorMessage(error, 'Failed to save availability'),
  });
  const reload = async () => {
    const read = await onReload();
    if (read) loadStored(read);
  };
  return (
    <SideSheet
      open
      title="Call availability"
      dirty={dirty && !busy}
      onClose={onClose}
      cancel
      wide
      footer={
        <Button type="submit" form={id} busy={busy}>
          Save
        </Button>
      }
    >
      <form id={id} noValidate aria-label="Call availability" className="grid gap-5" {...form}>
        <FailureBanner failure={failure} stale={stale} onReload={() => void reload()} />
        <SwitchField
          name="is_open"
          label="Booking open"
          help="Visitors and clients can book calls at /book-a-call."
          checked={draft.is_open}
          onCheckedChange={(is_open) => change({ is_open })}
        />
        <HoursRows draft={draft} error={problems.hours} change={change} />
        <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          {(
            [
              ['minutes', 'Duration (minutes)'],
              ['buffer_minutes', 'Buffer between calls (minutes)'],
              ['notice_hours', 'Minimum notice (hours)'],
              ['days_ahead', 'Days ahead'],
            ] as const
          ).map(([field, label]) => (
            <Field
              key={field}
              name={field}
              label={label}
              inputMode="numeric"
              value={draft[field]}
              onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
              error={problems[field]}
            />
          ))}
        </div>
        <DaysOff days={draft.days_off} onChange={(days_off) => change({ days_off })} />
        <ChoiceGroup
          legend="Where"
          name="place"
          options={[
            { value: 'phone', label: 'Phone (you call the client)' },
            { value: 'link', label: 'Meeting link' },
          ]}
          value={draft.place}
          className="flex flex-wrap"
          onChange={(place) => change({ place })}
        />
        {/* Also an unused link is checked. */}
        {draft.place === 'link' || problems.meeting_link ? (
          <Field
            name="meeting_link"
            label="Meeting link"
            help="Emailed to the client with the confirmation."
            type="url"
            value={draft.meeting_link}
            maxLength={callSettingsMeetingLinkMax}
            onChange={({ currentTarget }) => change({ meeting_link: currentTarget.value })}
            error={problems.meeting_link}
          />
        ) : null}
      </form>
    </SideSheet>
  );
}

interface HoursRowsProps {
  readonly draft: CallSettingsDraft;
  readonly error: string | undefined;
  readonly change: (part: Pick<CallSettingsDraft, 'hours'>) => void;
}

function HoursRows({ draft: { hours }, error, change }: HoursRowsProps) {
  const edit = (key: number, part: Partial<HoursDraft>) =>
    change({ hours: hours.map((item) => (item.key === key ? { ...item, ...part } : item)) });
  return (
    <fieldset id="hours" tabIndex={-1} aria-describedby={error ? 'hours-problem' : 'hours-zone'} className="min-w-0">
      <legend className="text-sm font-semibold">Weekly hours</legend>
      <p id="hours-zone" className="text-sm text-muted-foreground">
        {businessTimeZone().replaceAll('_', ' ')}
      </p>
      {error ? (
        <p id="hours-problem" role="alert" className="mt-1 text-xs font-medium text-destructive">
          {error}
        </p>
      ) : null}
      <ul className="mt-3 grid gap-2">
        {hours.map(({ key, weekday, from, to }, index) => (
          <li key={key} className="flex flex-wrap items-center gap-2">
            <div className="min-w-32 grow basis-32">
              <NativeSelect
                aria-label={`Day, row ${index + 1}`}
                value={String(weekday)}
                onChange={({ currentTarget }) => edit(key, { weekday: Number(currentTarget.value) })}
              >
                {WEEKDAYS.map((name, number) => (
                  <NativeSelectOption key={name} value={String(number)}>
                    {name}
                  </NativeSelectOption>
                ))}
              </NativeSelect>
            </div>
            {(['from', 'to'] as const).map((end) => (
              <div key={end} className="w-36 max-sm:w-30 max-sm:grow">
                <Input
                  type="time"
                  aria-label={`${end === 'from' ? 'From' : 'Until'}, row ${index + 1}`}
                  value={end === 'from' ? from : to}
                  onChange={({ currentTarget }) => edit(key, { [end]: currentTarget.value.slice(0, 5) })}
                  className="tabular-nums"
                />
              </div>
            ))}
            <IconButton
              icon={Trash2}
              label="Remove"
              aria-label={`Remove row ${index + 1}`}
              onClick={() => change({ hours: hours.filter((item) => item.key !== key) })}
              className="hover:text-destructive"
            />
          </li>
        ))}
      </ul>
      {hours.length < callSettingsHoursMax ? (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          onClick={() => change({ hours: [...hours, nextHours(hours)] })}
        >
          <Plus aria-hidden="true" />
          Add hours
        </Button>
      ) : null}
    </fieldset>
  );
}

interface DaysOffProps {
  readonly days: readonly string[];
  readonly onChange: (days: string[]) => void;
}

function DaysOff({ days, onChange }: DaysOffProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">Days off</legend>
      {days.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-2">
          {days.map((day) => (
            <li key={day} className="inline-flex items-center gap-1 rounded-md bg-secondary ps-3 text-sm tabular-nums">
              <span>{formatDate(day)}</span>
              <IconButton
                icon={X}
                label="Remove"
                aria-label={`Remove ${day}`}
                onClick={() => onChange(days.filter((other) => other !== day))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <DayInput
        aria-label="Add a day off"
        value=""
        onDay={(day) => day && onChange([...new Set([...days, day])].toSorted())}
        className="mt-2 h-11 rounded-md border border-input bg-card px-3 text-sm"
      />
    </fieldset>
  );
}
