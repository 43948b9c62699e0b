import { t } from '@lingui/core/macro';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useStartConversation } from '@/api/generated/conversations/conversations.ts';
import { useGetOrder } from '@/api/generated/orders/orders.ts';
import {
  conversationInputSubjectMax as LONGEST_SUBJECT,
  conversationInputTextMax as LONGEST_TEXT,
} from '@/api/generated/zod/schemas/conversationInput.zod.ts';
import { acceptsFiles } from '@/components/conversation/accepts-files.ts';
import { AttachFiles } from '@/components/conversation/attach-files.tsx';
import { attachmentsProblem, useAttachments } from '@/components/conversation/use-attachments.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { formatCount } from '@/lib/format.ts';
import { useAuth } from '@/session/session-context.tsx';
import { attachmentOptions } from './attachment-options.ts';

interface NewConversationProps {
  /** The order that it is about. */
  readonly orderId: string | undefined;
  readonly onSent: (id: string) => void;
}

/** Starts a conversation with the studio, about an order or anything else. */
export function NewConversation({ orderId, onSent }: NewConversationProps) {
  const { data: order } = useGetOrder(orderId ?? '', { query: { enabled: orderId !== undefined } });
  const { user } = useAuth();
  const { mutateAsync } = useStartConversation();
  const attachments = useAttachments(attachmentOptions);
  const { busy, failure, problem, form } = useForm({
    fields: ['subject', 'text'],
    draftKey: `conversation-${user?.id}-${orderId ?? ''}`,
    check: ({ subject, text }) => ({
      ...(subject.trim() === '' ? { subject: t`Please enter a subject` } : {}),
      ...(text.trim() === '' ? { text: t`Please write a message` } : {}),
      ...([...text.trim()].length > LONGEST_TEXT
        ? { text: t`Please keep your message under ${formatCount(LONGEST_TEXT)} characters` }
        : {}),
      ...(attachmentsProblem(attachments) ? { text: attachmentsProblem(attachments) } : {}),
    }),
    send: async ({ subject, text }) => {
      const about = orderId === undefined ? {} : { orderId };
      onSent((await mutateAsync({ data: { subject, text, fileIds: attachments.ids, ...about } })).id);
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to send the message`),
  });
  return (
    <form noValidate aria-labelledby="new-message" className="max-w-prose" {...form}>
      <h2 id="new-message" className="mb-1 text-xl">
        {orderId === undefined ? t`Write to us` : t`Help with this order`}
      </h2>
      <p className="mb-5 min-h-6 text-sm wrap-anywhere text-muted-foreground">
        {`${order ? t`Order #${order.number}, ${order.product_name}` : ''}${orderId === undefined ? t`We reply here and by email.` : ''}`}
      </p>
      {failure ? (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      <Field name="subject" label={t`Subject`} maxLength={LONGEST_SUBJECT} readOnly={busy} error={problem('subject')} />
      <FieldFrame id="text" label={t`Message`} error={problem('text')}>
        <Textarea
          id="text"
          name="text"
          rows={6}
          dir="auto"
          readOnly={busy}
          aria-invalid={Boolean(problem('text')) || undefined}
          aria-describedby={noteId('text')}
          className="grows max-h-96 min-h-36"
          {...acceptsFiles(attachments.add)}
        />
      </FieldFrame>
      <AttachFiles attachments={attachments} disabled={busy} />
      <Button type="submit" busy={busy} className="mt-1">
        {busy ? t`Sending...` : t`Send message`}
      </Button>
    </form>
  );
}
