import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { WebhookEventType } from '@/api/generated/model.ts';
import { EVENT_LABELS } from './webhook-rules.ts';

interface EventsFieldProps {
  readonly defaultValue: readonly WebhookEventType[];
  readonly error: string | undefined;
  /** Called when an event is ticked or unticked. */
  readonly onChange: () => void;
}

/** The events of an endpoint. The selected ones are sent as one string under the name `events`. */
export function EventsField({ defaultValue, error, onChange }: EventsFieldProps) {
  const id = useId();
  const [selected, setSelected] = useState(defaultValue);
  const tick = (type: WebhookEventType, on: boolean) => {
    setSelected(on ? [...selected, type] : selected.filter((other) => other !== type));
    onChange();
  };
  return (
    <fieldset className="min-w-0" aria-describedby={id}>
      <legend className="mb-1.5 text-sm font-semibold">
        Events
        <span aria-hidden="true" className="text-destructive">
          {' *'}
        </span>
      </legend>
      <input type="hidden" name="events" value={selected.join(',')} />
      <ul className={clsx('rounded-md border', error ? 'border-destructive' : 'border-input')}>
        {Object.values(WebhookEventType).map((type) => (
          <li key={type} className="border-b border-border last:border-b-0">
            <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 text-sm hover:bg-accent">
              <input
                type="checkbox"
                name={`event-${type}`}
                defaultChecked={defaultValue.includes(type)}
                onChange={({ currentTarget }) => tick(type, currentTarget.checked)}
                className="size-4 shrink-0 accent-primary"
              />
              <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-medium">{EVENT_LABELS[type]}</span>
                <code className="font-mono text-xs wrap-anywhere text-muted-foreground">{type}</code>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p
        id={id}
        role={error ? 'alert' : undefined}
        className={clsx('mt-1.5 min-h-5 text-xs', error ? 'font-medium text-destructive' : 'text-muted-foreground')}
      >
        {error}
      </p>
    </fieldset>
  );
}
