import type { ClientRight } from '@contract/rules/client-rights.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAttemptId } from '@/hooks/use-attempt-id.ts';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { Banner } from '../feedback/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { ClientRightsField } from './client-rights-field.tsx';
import type { PeopleSource, Person } from './people-source.ts';

interface PersonFormProps {
  readonly source: PeopleSource;
  /** undefined for a new one */
  readonly person?: Person | undefined;
  readonly onClose: () => void;
}

/** Adds or changes a person. A retry after a failure does not add a second one. */
export function PersonForm({ source, person, onClose }: PersonFormProps) {
  const [rights, setRights] = useState<ClientRight[]>([...(person?.rights ?? (['see'] as const))]);
  const { show } = useToast();
  const attempt = useAttemptId(`person-${source.key}`);
  const { form, busy, failure, problem } = useForm({
    fields: ['name', 'email', 'rights'],
    solvedBy: 'any',
    check: ({ name, email }, { misspelt }) => ({
      ...(name.trim().length < 2 && { name: t`Please enter the full name` }),
      ...((misspelt || email.trim() === '') && { email: t`Please enter a valid email address` }),
      ...(rights.length === 0 && { rights: t`Please select what this person may do` }),
    }),
    send: async ({ name, email }) => {
      const values = { name: name.trim(), email: email.trim(), rights };
      await source.save(person?.id ?? attempt.toId(values), values);
      if (!person) attempt.clear();
      const isMailed = person?.email !== values.email;
      show({ tone: 'success', text: isMailed ? t`Link sent to ${values.email}` : t`Access changed` });
      onClose();
    },
    refused: source.refused,
    toMessage: (error) => source.toMessage(error, t`Failed to save this person`),
  });
  return (
    <form
      noValidate
      aria-label={person ? t`Change access` : t`Add a person`}
      className="mt-4 rounded-xl border border-border bg-card p-5"
      {...form}
    >
      {failure ? (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field
          id="person-name"
          name="name"
          label={t`Full name`}
          autoComplete="off"
          autoFocus
          defaultValue={person?.name}
          maxLength={source.limits.name}
          error={problem('name')}
        />
        <Field
          id="person-email"
          name="email"
          type="email"
          label={t`Email`}
          autoComplete="off"
          defaultValue={person?.email}
          maxLength={source.limits.email}
          error={problem('email')}
        />
      </div>
      <ClientRightsField value={rights} onChange={setRights} allowed={source.allowed} error={problem('rights')} />
      <p className="mb-3 text-sm text-muted-foreground">
        <Trans>We’ll email a personal link. Decisions made with it are signed with this name.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {person ? t`Save` : t`Send link`}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
