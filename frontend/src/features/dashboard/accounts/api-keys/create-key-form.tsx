import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useCreateOwnApiKey } from '@/api/generated/api-keys/api-keys.ts';
import { AccountScope, type CreatedAccountKey } from '@/api/generated/model.ts';
import { accountKeyInputNameMax } from '@/api/generated/zod/schemas/accountKeyInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CheckRow } from '@/components/ui/check-row.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { focusOnce } from '@/lib/focus-once.ts';
import { ChoiceField } from './choice-field.tsx';
import { checkKey, keyFields, lifetimes, scopeField, scopeLabels, toKeyInput } from './own-key-rules.ts';

interface ScopesProps {
  readonly error: string | undefined;
  /** Called when a permission is ticked or unticked. */
  readonly onChange: () => void;
}

/** What the key may do. The selected scopes are sent as one string under the name `scopes`. */
function Scopes({ error, onChange }: ScopesProps) {
  const id = useId();
  const [selected, setSelected] = useState<readonly AccountScope[]>([]);
  const labels = scopeLabels();
  const tick = (scope: AccountScope, isOn: boolean) => {
    setSelected(isOn ? [...selected, scope] : selected.filter((other) => other !== scope));
    onChange();
  };
  return (
    <fieldset className="min-w-0" aria-describedby={id}>
      <legend className="mb-1.5 text-sm font-semibold">
        <Trans>Permissions</Trans>
      </legend>
      <input type="hidden" name="scopes" value={selected.join(',')} />
      <ul className={clsx('rounded-md border', error ? 'border-destructive' : 'border-input')}>
        {Object.values(AccountScope).map((scope) => (
          <li key={scope} className="border-b border-border last:border-b-0">
            <CheckRow name={scopeField(scope)} onChange={({ currentTarget }) => tick(scope, currentTarget.checked)}>
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-medium">{labels[scope].label}</span>
                <code className="basis-full font-mono text-xs text-muted-foreground sm:basis-auto">{scope}</code>
              </span>
              <span className="block text-xs text-muted-foreground">{labels[scope].detail}</span>
            </CheckRow>
          </li>
        ))}
      </ul>
      <p
        id={id}
        role={error ? 'alert' : undefined}
        className={clsx('mt-1.5 min-h-5 text-xs', error ? 'font-medium text-destructive' : 'text-muted-foreground')}
      >
        {error ?? t`Keys can’t access your wallet, profile or password.`}
      </p>
    </fieldset>
  );
}

interface CreateKeyFormProps {
  readonly onCreated: (created: CreatedAccountKey) => void;
  readonly onCancel: () => void;
}

/** Name, permissions and expiry of a new key. */
export function CreateKeyForm({ onCreated, onCancel }: CreateKeyFormProps) {
  const { mutateAsync } = useCreateOwnApiKey();
  const { form, problem, failure, busy, solve } = useForm({
    fields: keyFields,
    check: checkKey,
    send: async (values) => onCreated(await mutateAsync({ data: toKeyInput(values) })),
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to create the key.`),
  });
  return (
    <form noValidate aria-label={t`New API key`} className="max-w-form py-1" {...form}>
      {failure ? (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      <div className="grid gap-3">
        <Field
          ref={focusOnce}
          label={t`Name`}
          name="name"
          maxLength={accountKeyInputNameMax}
          autoComplete="off"
          help={t`For example, “Backup script”.`}
          error={problem('name')}
        />
        <ChoiceField
          label={t`Expires after`}
          name="lifetime"
          options={lifetimes()}
          defaultValue="90"
          error={problem('lifetime')}
        />
        <Scopes error={problem('scopes')} onChange={() => solve('scopes')} />
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          <Trans>Create key</Trans>
        </Button>
        <Button variant="outline" disabled={busy} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
