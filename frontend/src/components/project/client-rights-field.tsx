import { CLIENT_RIGHTS, type ClientRight } from '@contract/rules/client-rights.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useId } from 'react';
import { CheckRow } from '../ui/check-row.tsx';

const LABELS: Readonly<Record<ClientRight, { label: string; opens: string }>> = {
  see: { label: t`See`, opens: t`Files, messages, hours and decisions` },
  approve: { label: t`Approve`, opens: t`Quotes, files, changes and the handover` },
  pay: { label: t`Pay`, opens: t`Invoices and their payment` },
  manage: { label: t`Manage people`, opens: t`Inviting and removing colleagues` },
};

export const rightLabel = (right: ClientRight): string => LABELS[right].label;

interface ClientRightsFieldProps {
  readonly value: readonly ClientRight[];
  readonly onChange: (rights: ClientRight[]) => void;
  /** The others are shown, but cannot be ticked. */
  readonly allowed: readonly ClientRight[];
  readonly error: string | undefined;
}

/** What a person may do, in any combination. */
export function ClientRightsField({ value, onChange, allowed, error }: ClientRightsFieldProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">
        <Trans>Access</Trans>
      </legend>
      <ul
        className={clsx(
          'grid overflow-hidden rounded-md border sm:grid-cols-2',
          error ? 'border-destructive' : 'border-input',
        )}
      >
        {CLIENT_RIGHTS.map((right) => {
          const isAllowed = allowed.includes(right);
          return (
            <li key={right} className="border-b border-border sm:nth-last-2:border-b-0 sm:odd:border-e last:border-b-0">
              <CheckRow
                name={`right-${right}`}
                checked={value.includes(right)}
                disabled={!isAllowed}
                onChange={({ currentTarget }) =>
                  onChange(
                    CLIENT_RIGHTS.filter((other) => (other === right ? currentTarget.checked : value.includes(other))),
                  )
                }
              >
                <span className="block font-medium">{LABELS[right].label}</span>
                <span className="block text-xs text-muted-foreground">{LABELS[right].opens}</span>
              </CheckRow>
            </li>
          );
        })}
      </ul>
      <p id={id} className="mt-1.5 min-h-5 text-xs font-medium text-destructive">
        {error}
      </p>
    </fieldset>
  );
}
