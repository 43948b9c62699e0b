import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { ApiScope } from '@/api/generated/model.ts';
import { CheckRow } from '@/components/ui/check-row.tsx';
import { SCOPE_LABELS } from './scope-labels.ts';

interface ScopesFieldProps {
  readonly error: string | undefined;
  /** Called when a scope is ticked or unticked. */
  readonly onChange: () => void;
}

/** What a key may do. The selected scopes are sent as one string under the name `scopes`. */
export function ScopesField({ error, onChange }: ScopesFieldProps) {
  const id = useId();
  const [selected, setSelected] = useState<readonly ApiScope[]>([]);
  const tick = (scope: ApiScope, on: boolean) => {
    setSelected(on ? [...selected, scope] : selected.filter((other) => other !== scope));
    onChange();
  };
  return (
    <fieldset className="min-w-0" aria-describedby={id}>
      <legend className="mb-1.5 text-sm font-semibold">
        Scopes
        <span aria-hidden="true" className="text-destructive">
          {' *'}
        </span>
      </legend>
      <input type="hidden" name="scopes" value={selected.join(',')} />
      <ul className={clsx('rounded-md border', error ? 'border-destructive' : 'border-input')}>
        {Object.values(ApiScope).map((scope) => {
          const { label, opens } = SCOPE_LABELS[scope];
          return (
            <li key={scope} className="border-b border-border last:border-b-0">
              <CheckRow name={`scope-${scope}`} onChange={({ currentTarget }) => tick(scope, currentTarget.checked)}>
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="font-medium">{label}</span>
                  <code className="basis-full font-mono text-xs text-muted-foreground sm:basis-auto">{scope}</code>
                </span>
                <span className="block text-xs text-muted-foreground">{opens}</span>
              </CheckRow>
            </li>
          );
        })}
      </ul>
      <p
        id={id}
        role={error ? 'alert' : undefined}
        className={clsx('mt-1.5 min-h-5 text-xs', error ? 'font-medium text-destructive' : 'text-muted-foreground')}
      >
        {error ?? 'The key is limited to these scopes and to your own permissions.'}
      </p>
    </fieldset>
  );
}
