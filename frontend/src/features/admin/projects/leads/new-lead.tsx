import { listBriefProblems } from '@contract/rules/brief-input.ts';
import { useNavigate } from '@tanstack/react-router';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminCreateLead } from '@/api/generated/admin-leads/admin-leads.ts';
import type { AdminLeadStart } from '@/api/generated/model.ts';
import {
  adminLeadStartEmailMax,
  adminLeadStartGoalsMax,
  adminLeadStartKindMax,
  adminLeadStartLinksMax,
  adminLeadStartNameMax,
  adminLeadStartPhoneMax,
} from '@/api/generated/zod/schemas/adminLeadStart.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import { useAttemptId } from '@/hooks/use-attempt-id.ts';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { currencySymbol } from '@/lib/currency-symbol.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { readForm } from '@/lib/form-values.ts';
import { FormSheet } from '../../kit/form-sheet.tsx';
import { readAmount } from '../../kit/read-number.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';

const FIELDS = [
  'name',
  'email',
  'phone',
  'reach',
  'kind',
  'goals',
  'budget_from',
  'budget_to',
  'needed_by',
  'links',
  'language',
] as const;
type Name = (typeof FIELDS)[number];
type Texts = Readonly<Record<Name, string>>;

/** In whole units; null when it is empty, NaN when it cannot be read. */
const toBudget = (text: string): number | null => {
  if (text.trim() === '') return null;
  const amount = readAmount(text);
  return amount !== null && Number.isInteger(amount) ? amount : Number.NaN;
};

const REACHES = { email: 'Email', phone: 'Phone', whatsapp: 'WhatsApp' } as const;

const toFields = (text: Texts): Omit<AdminLeadStart, 'id' | 'acknowledge'> => ({
  kind: text.kind.trim(),
  goals: text.goals.trim(),
  budget_from: toBudget(text.budget_from),
  budget_to: toBudget(text.budget_to),
  needed_by: text.needed_by || null,
  links: text.links.trim(),
  name: text.name.trim(),
  email: text.email.trim(),
  reach: text.reach === 'email' || text.reach === 'whatsapp' ? text.reach : 'phone',
  phone: text.phone.trim(),
  language: text.language === 'bn' ? 'bn' : 'en',
});

function checkLead(text: Texts): FieldProblems<Name> {
  const fields = toFields(text);
  const problems: FieldProblems<Name> = {};
  for (const { field, message } of listBriefProblems(fields)) problems[field] = String(message);
  for (const field of ['budget_from', 'budget_to'] as const)
    if (Number.isNaN(fields[field])) problems[field] = 'Please enter a whole amount';
  return problems;
}

/** A lead of a client who has called or written elsewhere. */
export function NewLead({ onClose }: { readonly onClose: () => void }) {
  const { show } = useToast();
  const navigate = useNavigate();
  const attempt = useAttemptId('new-lead');
  const { mutateAsync } = useAdminCreateLead();
  const sheet = useForm({
    fields: FIELDS,
    draftKey: 'new-lead',
    check: checkLead,
    send: async (text, { form: element }) => {
      const acknowledge = readForm(element, ['acknowledge']).acknowledge !== '';
      const content = { ...toFields(text), acknowledge };
      const lead = await mutateAsync({ data: { id: attempt.toId(content), ...content } });
      attempt.clear();
      show({ tone: 'success', text: 'Project created' });
      await navigate({ to: '/admin/inbox/projects/$id', params: { id: lead.id } });
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to create the project'),
    isChanged: isFormChanged,
  });
  const { problem } = sheet;
  return (
    <FormSheet title="New project" action="Create project" sheet={sheet} onClose={onClose}>
      <Field name="name" label="Client" maxLength={adminLeadStartNameMax} error={problem('name')} />
      <Field name="email" label="Email" type="email" maxLength={adminLeadStartEmailMax} error={problem('email')} />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field
          name="phone"
          label="Phone number"
          type="tel"
          maxLength={adminLeadStartPhoneMax}
          error={problem('phone')}
        />
        <SelectField
          name="reach"
          label="Reply by"
          defaultValue="phone"
          options={Object.entries(REACHES).map(([value, label]) => ({ value, label }))}
        />
      </div>
      <Field name="kind" label="Kind of work" maxLength={adminLeadStartKindMax} error={problem('kind')} />
      <TextAreaField name="goals" label="Goals" rows={5} maxLength={adminLeadStartGoalsMax} error={problem('goals')} />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field
          name="budget_from"
          label={`Budget from (${currencySymbol()})`}
          inputMode="numeric"
          error={problem('budget_from')}
        />
        <Field
          name="budget_to"
          label={`Budget up to (${currencySymbol()})`}
          inputMode="numeric"
          error={problem('budget_to')}
        />
        <Field name="needed_by" label="Needed by" type="date" error={problem('needed_by')} />
        <SelectField
          name="language"
          label="Language of emails"
          options={[
            { value: 'en', label: 'English' },
            { value: 'bn', label: 'Bangla' },
          ]}
        />
      </div>
      <TextAreaField name="links" label="Links" rows={2} maxLength={adminLeadStartLinksMax} error={problem('links')} />
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input type="checkbox" name="acknowledge" value="yes" className="size-4 accent-primary" />
        <span>Email the client about the next steps</span>
      </label>
    </FormSheet>
  );
}
