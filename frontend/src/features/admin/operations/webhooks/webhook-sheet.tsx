import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminCreateWebhook, useAdminUpdateWebhook } from '@/api/generated/admin-webhooks/admin-webhooks.ts';
import type { Webhook } from '@/api/generated/model.ts';
import { webhookInputUrlMax } from '@/api/generated/zod/schemas/webhookInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import { FormSheet } from '../../kit/form-sheet.tsx';
import { OneTimeSecret } from '../../kit/one-time-secret.tsx';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { EventsField } from './events-field.tsx';
import { checkWebhook, toWebhookInput, webhookFields } from './webhook-rules.ts';

interface SecretSheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** The signing secret of a new endpoint, or the one from a rotation. */
export function SecretSheet({ open, title, secret, onClose }: SecretSheetProps) {
  return (
    <SideSheet open={open} title={title} onClose={onClose} footer={<Button onClick={onClose}>Done</Button>}>
      <OneTimeSecret label="Signing secret" secret={secret}>
        <p className="text-sm text-muted-foreground">Use it to verify that requests come from us.</p>
      </OneTimeSecret>
    </SideSheet>
  );
}

interface WebhookSheetProps {
  readonly open: boolean;
  /** The endpoint to edit; null for a new one. */
  readonly webhook: Webhook | null;
  readonly onClose: () => void;
}

/** Adds or edits an endpoint; a new one shows its secret once. */
export function WebhookSheet({ open, webhook, onClose }: WebhookSheetProps) {
  const { show } = useToast();
  const [secret, setSecret] = useState<string | null>(null);
  const create = useAdminCreateWebhook();
  const update = useAdminUpdateWebhook();
  const sheet = useForm({
    fields: webhookFields,
    check: checkWebhook,
    send: async (values) => {
      const data = toWebhookInput(values);
      if (!webhook) {
        setSecret((await create.mutateAsync({ data })).secret);
        return;
      }
      await update.mutateAsync({ id: webhook.id, data });
      show({ tone: 'success', text: 'Endpoint saved' });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to save the endpoint'),
    isChanged: isFormChanged,
  });
  const { problem, solve } = sheet;
  if (secret !== null) return <SecretSheet open={open} title="Endpoint added" secret={secret} onClose={onClose} />;
  return (
    <FormSheet
      open={open}
      title={webhook ? 'Edit endpoint' : 'Add endpoint'}
      label="Webhook endpoint"
      action={webhook ? 'Save changes' : 'Add endpoint'}
      sheet={sheet}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <Field
          label="URL"
          name="url"
          type="url"
          required
          marked
          maxLength={webhookInputUrlMax}
          autoComplete="off"
          placeholder="https://example.com/hooks/studio"
          defaultValue={webhook?.url}
          help="We send a POST request to this URL. It must be public and use https."
          error={problem('url')}
        />
        <EventsField defaultValue={webhook?.events ?? []} error={problem('events')} onChange={() => solve('events')} />
        <SwitchField
          name="enabled"
          label="Enabled"
          help="Turn off to stop deliveries. Events that occur while it’s off won’t be sent later."
          defaultChecked={webhook?.enabled ?? true}
        />
      </div>
    </FormSheet>
  );
}
