import { Trash2 } from 'lucide-react';
import { adminMailRecipientEmailMax } from '@/api/generated/zod/schemas/adminMailRecipient.zod.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import type { RecipientDraft } from './mail-settings-draft.ts';

interface RecipientRowProps {
  readonly recipient: RecipientDraft;
  /** The studio's current email. */
  readonly studio: string;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<RecipientDraft>) => void;
  readonly onRemove: () => void;
}

const KINDS = [
  { kind: 'orders', label: 'Orders' },
  { kind: 'payments', label: 'Payments' },
  { kind: 'payouts', label: 'Withdrawals' },
  { kind: 'digest', label: 'Digest' },
] as const;

/** A recipient of the team's emails, and the kinds that it receives. */
export function RecipientRow({ recipient, studio, error, onChange, onRemove }: RecipientRowProps) {
  const { key, email } = recipient;
  const id = `email-${key}`;
  const called = email === null ? studio : email || 'the new recipient';
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-border py-4 first:border-t-0 first:pt-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 self-center">
        {email === null ? (
          <>
            <p className="font-semibold wrap-anywhere">{studio}</p>
            <p className="text-sm text-muted-foreground">The contact email in the settings</p>
          </>
        ) : (
          <>
            <Input
              id={id}
              name={id}
              type="email"
              aria-label="Email address"
              aria-invalid={Boolean(error) || undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              autoComplete="off"
              maxLength={adminMailRecipientEmailMax}
              value={email}
              onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
            />
            {error ? (
              <p id={`${id}-error`} role="alert" className="mt-1 text-xs font-semibold text-destructive">
                {error}
              </p>
            ) : null}
          </>
        )}
      </div>
      <div className="flex items-center gap-x-5">
        <div className="grid grid-cols-2 gap-x-5 gap-y-3">
          {KINDS.map(({ kind, label }) => (
            <Preference
              key={kind}
              id={`${kind}-${key}`}
              label={label}
              of={called}
              checked={recipient[kind]}
              onChange={(on) => onChange({ [kind]: on })}
            />
          ))}
        </div>
        {email === null ? (
          <span className="hidden w-11 sm:block" />
        ) : (
          <IconButton icon={Trash2} label={`Remove ${called}`} onClick={onRemove} className="-mr-2.5" />
        )}
      </div>
    </li>
  );
}

interface PreferenceProps {
  readonly id: string;
  readonly label: string;
  readonly of: string;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
}

function Preference({ id, label, of, checked, onChange }: PreferenceProps) {
  return (
    <span className="flex items-center justify-between gap-2.5">
      <Label htmlFor={id} className="text-sm">
        <span>{label}</span>
        <span className="sr-only">{` to ${of}`}</span>
      </Label>
      <Switch id={id} name={id} checked={checked} onCheckedChange={onChange} />
    </span>
  );
}
