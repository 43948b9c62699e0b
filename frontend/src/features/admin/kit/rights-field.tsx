import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { AdminRight } from '@/api/generated/model.ts';
import { CheckRow } from '@/components/ui/check-row.tsx';
import { RIGHTS } from './rights-labels.ts';

interface RightsFieldProps {
  readonly defaultValue: readonly AdminRight[];
  readonly error: string | undefined;
  /** Called when a right is ticked or unticked. */
  readonly onChange?: () => void;
}

/** The rights of an administrator. The selected ones are sent as one string under the name `rights`. */
export function RightsField({ defaultValue, error, onChange }: RightsFieldProps) {
  const id = useId();
  const [selected, setSelected] = useState(defaultValue);
  const isOwner = selected.includes('all');
  const tick = (right: AdminRight, on: boolean) => {
    setSelected(on ? [...selected, right] : selected.filter((other) => other !== right));
    onChange?.();
  };
  return (
    <fieldset className="min-w-0" aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">Access</legend>
      <input type="hidden" name="rights" value={selected.join(',')} />
      <ul className={clsx('rounded-md border', error ? 'border-destructive' : 'border-input')}>
        {RIGHTS.map(({ right, label, opens }) => {
          const covered = isOwner && right !== 'all';
          return (
            <li key={right} className="border-b border-border last:border-b-0">
              <CheckRow
                name={`right-${right}`}
                defaultChecked={defaultValue.includes(right)}
                disabled={covered}
                onChange={({ currentTarget }) => tick(right, currentTarget.checked)}
              >
                <span className="block font-medium">{label}</span>
                <span className="block text-xs text-muted-foreground">{opens}</span>
              </CheckRow>
            </li>
          );
        })}
      </ul>
      <p
        id={id}
        className={clsx('mt-1.5 min-h-5 text-xs', error ? 'font-medium text-destructive' : 'text-muted-foreground')}
      >
        {error ?? 'Everything else is hidden.'}
      </p>
    </fieldset>
  );
}
