import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { formatCallDay, formatCallTime, groupByDay, listTimeZones, shortDay, zoneLabel } from './call-days.ts';

/** Days in view at a time. */
const PAGE = 5;

interface SlotPickerProps {
  readonly starts: readonly string[];
  /** in which days and times are shown */
  readonly timeZone: string;
  readonly onTimeZone: (timeZone: string) => void;
  /** The selected time; empty without one. */
  readonly value: string;
  readonly onChange: (start: string) => void;
  readonly error?: string | undefined;
}

const OPTION =
  'grid min-h-11 cursor-pointer place-items-center rounded-lg border border-border bg-card px-2 py-2 text-center text-sm tabular-nums transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring';

/** Picks a day, then a time, in a time zone that can be changed. */
export function SlotPicker({ starts, timeZone, onTimeZone, value, onChange, error }: SlotPickerProps) {
  const days = groupByDay(starts, timeZone);
  const chosenDay = days.find((item) => item.starts.includes(value))?.day;
  const [picked, setPicked] = useState<string | null>(null);
  const [page, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(days.length / PAGE) - 1);
  const at = Math.min(page, last);
  const shown = days.slice(at * PAGE, at * PAGE + PAGE);
  const current = [picked, chosenDay, shown[0]?.day]
    .map((day) => days.find((item) => item.day === day))
    .find((item) => item !== undefined);
  const turn = (next: number) => {
    setPage(next);
    setPicked(days[next * PAGE]?.day ?? null);
  };
  return (
    <div className="grid gap-5">
      <FieldFrame id="time_zone" label={t`Time zone`}>
        <NativeSelect
          id="time_zone"
          name="time_zone"
          value={timeZone}
          aria-describedby={noteId('time_zone')}
          onChange={({ currentTarget }) => onTimeZone(currentTarget.value)}
        >
          {listTimeZones(timeZone).map((zone) => (
            <NativeSelectOption key={zone} value={zone}>
              {zone === timeZone ? zoneLabel(zone, new Date(starts[0] ?? Date.now())) : zone.replaceAll('_', ' ')}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      </FieldFrame>
      <fieldset className="min-w-0">
        <div className="flex items-center justify-between gap-2">
          <legend className="float-start text-sm font-semibold">
            <Trans>Day</Trans>
          </legend>
          <div className="flex">
            <IconButton icon={ChevronLeft} label={t`Earlier days`} disabled={at === 0} onClick={() => turn(at - 1)} />
            <IconButton icon={ChevronRight} label={t`Later days`} disabled={at === last} onClick={() => turn(at + 1)} />
          </div>
        </div>
        <div className="mt-1 grid grid-cols-5 gap-1.5 sm:gap-2">
          {shown.map(({ day }) => {
            const { weekday, date } = shortDay(day);
            return (
              <label key={day} className={OPTION}>
                <input
                  type="radio"
                  name="day"
                  className="sr-only"
                  value={day}
                  checked={current?.day === day}
                  onChange={() => setPicked(day)}
                />
                <span>
                  <span className="block text-xs">{weekday}</span>
                  <span className="block font-semibold">{date}</span>
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      {current ? (
        <fieldset id="start" tabIndex={-1} aria-describedby={error ? 'start-problem' : undefined} className="min-w-0">
          <legend className="text-sm font-semibold">{formatCallDay(current.starts[0] ?? '', timeZone)}</legend>
          <div className="mt-2 grid grid-cols-3 gap-1.5 sm:grid-cols-4 sm:gap-2">
            {current.starts.map((start) => (
              <label key={start} className={OPTION}>
                <input
                  type="radio"
                  name="start"
                  className="sr-only"
                  value={start}
                  checked={start === value}
                  onChange={() => onChange(start)}
                />
                <span>{formatCallTime(start, timeZone)}</span>
              </label>
            ))}
          </div>
          {error ? (
            <p id="start-problem" role="alert" className="mt-2 text-sm font-medium text-destructive">
              {error}
            </p>
          ) : null}
        </fieldset>
      ) : null}
    </div>
  );
}
