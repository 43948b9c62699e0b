import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { formatCount } from '@/lib/format.ts';
import { acceptsFiles } from './accepts-files.ts';
import { AttachFiles } from './attach-files.tsx';
import { type Attachments, attachmentsProblem } from './use-attachments.ts';

interface ReplyFormProps {
  readonly label: string;
  readonly help?: ReactNode;
  /** Maximum number of characters. */
  readonly maxLength: number;
  readonly onSend: (text: string, fileIds: string[]) => Promise<void>;
  /** The message for a failure; the typed text stays. */
  readonly toMessage: (error: unknown) => string;
  /** Files of the message, if the writer may attach some. */
  readonly attachments?: Attachments;
  /** Name of the conversation, under which this tab stores the text until it is sent. */
  readonly draftKey?: string;
}

/** The reply form of a conversation; the field is cleared once the message is saved. */
export function ReplyForm({ label, help, maxLength, onSend, toMessage, attachments, draftKey }: ReplyFormProps) {
  const { busy, failure, problem, form } = useForm({
    fields: ['text'],
    draftKey,
    check: ({ text }) => {
      if (text.trim() === '') return { text: t`Please write a message` };
      const files = attachments && attachmentsProblem(attachments);
      if (files) return { text: files };
      return [...text.trim()].length > maxLength
        ? { text: t`Please keep your message under ${formatCount(maxLength)} characters` }
        : {};
    },
    send: async ({ text }, { form: sent }) => {
      await onSend(text, attachments?.ids ?? []);
      sent.reset();
      attachments?.clear();
    },
    toMessage,
  });
  return (
    <form noValidate className="mt-6 max-w-prose" {...form}>
      {failure ? (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      <FieldFrame id="reply" label={label} help={help} error={problem('text')}>
        <Textarea
          id="reply"
          name="text"
          rows={4}
          dir="auto"
          readOnly={busy}
          aria-invalid={Boolean(problem('text')) || undefined}
          aria-describedby={noteId('reply')}
          className="grows max-h-80 min-h-28"
          {...(attachments ? acceptsFiles(attachments.add) : {})}
        />
      </FieldFrame>
      {attachments ? <AttachFiles attachments={attachments} disabled={busy} /> : null}
      <Button type="submit" busy={busy} className="mt-1">
        {busy ? t`Sending...` : t`Send`}
      </Button>
    </form>
  );
}
