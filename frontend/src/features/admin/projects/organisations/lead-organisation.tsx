import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import {
  useAdminListOrganisations,
  useAdminSaveOrganisation,
  useAdminSetLeadOrganisation,
} from '@/api/generated/admin-organisations/admin-organisations.ts';
import type { LeadOrganisation as Organisation } from '@/api/generated/model.ts';
import { organisationInputNameMax } from '@/api/generated/zod/schemas/organisationInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useAttemptId } from '@/hooks/use-attempt-id.ts';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { RecordSection } from '../../kit/record/record-section.tsx';
import { SelectField } from '../../kit/select-field.tsx';

const NEW = 'new';

interface LeadOrganisationProps {
  readonly lead: string;
  readonly organisation: Organisation | null;
}

/** The organisation that is the client of a lead, or one person. */
export function LeadOrganisation({ lead, organisation }: LeadOrganisationProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <RecordSection
      title="Organisation"
      action={
        isEditing ? null : (
          <Button variant="ghost" size="sm" onClick={() => setEditing(true)}>
            Change
          </Button>
        )
      }
    >
      {isEditing ? (
        <OrganisationForm lead={lead} organisation={organisation} onClose={() => setEditing(false)} />
      ) : (
        <p className="pt-3 text-sm">
          {organisation ? (
            <Link
              to="/admin/inbox/organisations/$id"
              params={{ id: organisation.id }}
              className="inline-flex min-h-6 items-center font-semibold text-primary wrap-anywhere underline underline-offset-4"
            >
              <bdi>{organisation.name}</bdi>
            </Link>
          ) : (
            <span className="text-muted-foreground">The client is one person.</span>
          )}
        </p>
      )}
    </RecordSection>
  );
}

function OrganisationForm({ lead, organisation, onClose }: LeadOrganisationProps & { readonly onClose: () => void }) {
  const { data } = useAdminListOrganisations();
  const save = useAdminSaveOrganisation();
  const set = useAdminSetLeadOrganisation();
  const attempt = useAttemptId(`organisation-${lead}`);
  const { show } = useToast();
  const [selected, setSelected] = useState(organisation?.id ?? '');
  const known = data?.items ?? (organisation ? [organisation] : []);
  const { form, busy, failure, problem } = useForm({
    fields: ['organisation', 'name'],
    check: ({ name }) => (selected === NEW && name.trim() === '' ? { name: 'Please enter a name' } : {}),
    send: async ({ name: typed }) => {
      const name = typed.trim();
      const id = selected === NEW ? attempt.toId(name) : selected || null;
      if (selected === NEW && id) await save.mutateAsync({ id, data: { name } });
      await set.mutateAsync({ id: lead, data: { organisation_id: id } });
      attempt.clear();
      show({ tone: 'success', text: 'Organisation saved' });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to save the organisation'),
  });
  return (
    <form noValidate aria-label="Organisation" className="pt-4" {...form}>
      {failure ? (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      <SelectField
        name="organisation"
        label="Client"
        options={[
          { value: '', label: 'One person' },
          ...known.map(({ id, name }) => ({ value: id, label: name })),
          { value: NEW, label: 'New organisation' },
        ]}
        value={selected}
        onChange={({ currentTarget }) => setSelected(currentTarget.value)}
      />
      {selected === NEW ? (
        <Field
          id="organisation-name"
          name="name"
          label="Name"
          autoFocus
          maxLength={organisationInputNameMax}
          error={problem('name')}
        />
      ) : null}
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={busy}>
          Save
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
