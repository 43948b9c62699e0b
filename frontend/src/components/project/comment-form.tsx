import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useAttemptId } from '@/hooks/use-attempt-id.ts';
import { useForm } from '@/hooks/use-form.ts';
import { useStoredText } from '@/hooks/use-stored-text.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { Banner } from '../feedback/banner.tsx';
import { Button } from '../ui/button.tsx';
import { FieldFrame, noteId } from '../ui/field-frame.tsx';
import { Textarea } from '../ui/textarea.tsx';
import type { MarksSource, Point } from './marks-source.ts';

interface CommentFormProps {
  /** Under which half-typed text survives a reload. */
  readonly storeKey: string;
  /** Where the comment is placed, for a new mark. */
  readonly place?: Point;
  readonly label: string;
  readonly action: string;
  /** False when another field is invalid; that field shows its own message. */
  readonly isReady: () => boolean;
  readonly onSend: (comment: { id: string; text: string }) => Promise<unknown>;
  readonly onClose: () => void;
  readonly source: Pick<MarksSource, 'toMessage' | 'limits'>;
}

/** A comment on a mark. Sent again after a failure, it is the same comment. */
export function CommentForm({ storeKey, place, label, action, isReady, onSend, onClose, source }: CommentFormProps) {
  const [text, setText] = useStoredText(storeKey);
  const attempt = useAttemptId(storeKey);
  const { show } = useToast();
  const fieldId = useId();
  const { form, busy, failure, problem } = useForm({
    fields: ['text'],
    check: (values) => (values.text.trim() === '' ? { text: t`Please write a comment` } : {}),
    send: async (values) => {
      if (!isReady()) return;
      const typed = values.text.trim();
      await onSend({ id: attempt.toId({ typed, place }), text: typed });
      attempt.clear();
      setText('');
      show({ tone: 'success', text: t`Comment added` });
      onClose();
    },
    toMessage: (error) => source.toMessage(error, t`Failed to send the comment`),
  });
  return (
    <form noValidate aria-label={label} {...form}>
      {failure ? (
        <Banner tone="danger" className="mb-3">
          {failure}
        </Banner>
      ) : null}
      <FieldFrame id={fieldId} label={label} error={problem('text')}>
        <Textarea
          id={fieldId}
          name="text"
          rows={3}
          dir="auto"
          autoFocus
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          readOnly={busy}
          maxLength={source.limits.text}
          aria-invalid={Boolean(problem('text')) || undefined}
          aria-describedby={noteId(fieldId)}
        />
      </FieldFrame>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={busy}>
          {action}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            setText('');
            onClose();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
