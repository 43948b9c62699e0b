import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { getAdminGetLeadQueryKey, useAdminUpdateLead } from '@/api/generated/admin-leads/admin-leads.ts';
import type { AdminLeadDetail } from '@/api/generated/model.ts';
import { adminLeadChangeNextStepMax } from '@/api/generated/zod/schemas/adminLeadChange.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { currencySymbol } from '@/lib/currency-symbol.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { readAmount } from '../../kit/read-number.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { STAGES } from './lead-stages.ts';

const FIELDS = ['stage', 'value', 'next_step', 'next_step_on', 'owner_id'] as const;

/**
 * Stage, value, next step and owner of a lead. A newer version replaces the form only while nothing unsaved is in it;
 * otherwise saving reports the conflict.
 */
export function LeadForm({ lead }: { readonly lead: AdminLeadDetail }) {
  const [shown, setShown] = useState(lead);
  const [isDirty, setDirty] = useState(false);
  if (!isDirty && lead.version !== shown.version) setShown(lead);
  return <Fields key={`${shown.id} ${shown.version}`} lead={shown} onDirty={setDirty} />;
}

interface FieldsProps {
  readonly lead: AdminLeadDetail;
  readonly onDirty: (dirty: boolean) => void;
}

function Fields({ lead, onDirty }: FieldsProps) {
  const { id, stage, value, next_step: step, next_step_on: day, owner, team, version } = lead;
  const client = useQueryClient();
  const { mutateAsync } = useAdminUpdateLead();
  const { show } = useToast();
  const { busy, dirty, failure, problem, form } = useForm({
    fields: FIELDS,
    check: (text) =>
      text.value.trim() !== '' && readAmount(text.value) === null ? { value: 'Please enter an amount' } : {},
    send: async (text) => {
      const saved = await mutateAsync({
        id,
        data: {
          stage: STAGES.find((candidate) => candidate.value === text.stage)?.value ?? stage,
          value: text.value.trim() === '' ? null : readAmount(text.value),
          next_step: text.next_step,
          next_step_on: text.next_step_on || null,
          owner_id: text.owner_id || null,
          version,
        },
      });
      client.setQueryData(getAdminGetLeadQueryKey(id), saved);
      show({ tone: 'success', text: 'Project saved' });
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to save the project'),
    isChanged: isFormChanged,
  });
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const owners = [
    { value: '', label: 'Unassigned' },
    ...team.map((member) => ({ value: member.id, label: member.name })),
    ...(owner && !team.some((member) => member.id === owner.id) ? [{ value: owner.id, label: owner.name }] : []),
  ];
  return (
    <form noValidate aria-label="Details" className="pt-4" {...form}>
      <LeaveGuard dirty={dirty} />
      {failure ? (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      <SelectField label="Stage" name="stage" options={STAGES} defaultValue={stage} />
      <Field
        label={`Value (${currencySymbol()})`}
        name="value"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value ?? ''}
        error={problem('value')}
      />
      <Field
        label="Next step"
        name="next_step"
        autoComplete="off"
        defaultValue={step}
        maxLength={adminLeadChangeNextStepMax}
        error={problem('next_step')}
      />
      <Field label="Due" name="next_step_on" type="date" defaultValue={day ?? ''} error={problem('next_step_on')} />
      <SelectField
        label="Owner"
        name="owner_id"
        options={owners}
        defaultValue={owner?.id ?? ''}
        error={problem('owner_id')}
      />
      <Button type="submit" variant="outline" busy={busy} className="mt-1 w-full">
        Save
      </Button>
    </form>
  );
}
