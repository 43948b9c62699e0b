import { Send } from 'lucide-react';
import { useAdminGetLead } from '@/api/generated/admin-leads/admin-leads.ts';
import type { AdminCaseStudy } from '@/api/generated/model.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useCan } from '../../kit/use-can.ts';

interface SendApprovalProps {
  readonly study: AdminCaseStudy;
  readonly disabled: boolean;
  readonly busy: boolean;
  readonly onSend: (email: string) => void;
}

/** Emails the client the link to approve a case study; with a project its client is filled in. */
export function SendApproval({ study: { lead_id: leadId }, disabled, busy, onSend }: SendApprovalProps) {
  const canRead = useCan()('adminGetLead');
  const { data } = useAdminGetLead(leadId ?? '', { query: { enabled: leadId !== null && canRead } });
  const { form, problem } = useForm({
    fields: ['client_email'],
    check: ({ client_email: email }, { misspelt }) =>
      email.trim() === '' || misspelt ? { client_email: 'Please enter a valid email address' } : {},
    send: async ({ client_email: email }) => onSend(email.trim()),
    toMessage: () => null,
  });
  return (
    <form noValidate aria-label="Ask the client" className="flex flex-wrap items-start gap-x-3" {...form}>
      <div className="min-w-0 grow basis-60">
        <Field
          key={data?.email}
          name="client_email"
          label="Client’s email"
          type="email"
          autoComplete="off"
          defaultValue={data?.email}
          maxLength={EmailMax}
          error={problem('client_email')}
        />
      </div>
      <Button type="submit" busy={busy} disabled={disabled} className="mt-6.5">
        <Send aria-hidden="true" />
        Ask by email
      </Button>
    </form>
  );
}
