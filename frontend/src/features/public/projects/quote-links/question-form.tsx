import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAskQuoteQuestion } from '@/api/generated/quote-links/quote-links.ts';
import { quoteQuestionTextMax } from '@/api/generated/zod/schemas/quoteQuestion.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { quoteHeaders } from './quote-token.ts';

interface QuestionFormProps {
  readonly token: string;
  /** Null for the whole quote. */
  readonly lineId: string | null;
  readonly label: string;
  readonly onClose: () => void;
}

/** A question, which the studio answers in the project's conversation. */
export function QuestionForm({ token, lineId, label, onClose }: QuestionFormProps) {
  const [isSent, setSent] = useState(false);
  const { mutateAsync } = useAskQuoteQuestion({ request: quoteHeaders(token) });
  const id = `question-${lineId ?? 'quote'}`;
  const { form, busy, failure, problem, discardDraft } = useForm({
    fields: ['text'],
    draftKey: `${id}-${token.slice(0, 8)}`,
    check: ({ text }) => (text.trim() === '' ? { text: t`Please enter your question` } : {}),
    send: async ({ text }) => {
      await mutateAsync({ data: { line_id: lineId, text: text.trim() } });
      setSent(true);
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to send your question`),
  });
  if (isSent)
    return (
      <Banner tone="success" className="mt-3">
        <Trans>Question sent. We reply by email.</Trans>
      </Banner>
    );
  return (
    <form noValidate className="mt-3" {...form}>
      {failure ? (
        <Banner tone="danger" className="mb-3">
          {failure}
        </Banner>
      ) : null}
      <FieldFrame id={id} label={label} error={problem('text')}>
        <Textarea
          id={id}
          name="text"
          rows={3}
          dir="auto"
          autoFocus
          readOnly={busy}
          maxLength={quoteQuestionTextMax}
          aria-invalid={Boolean(problem('text')) || undefined}
          aria-describedby={noteId(id)}
        />
      </FieldFrame>
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={busy}>
          <Trans>Send question</Trans>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            discardDraft();
            onClose();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
