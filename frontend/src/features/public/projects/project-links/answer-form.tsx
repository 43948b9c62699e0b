import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { DeliverableVersion, ProjectAnswerKind } from '@/api/generated/model.ts';
import { useReviewDeliverable } from '@/api/generated/project-links/project-links.ts';
import {
  projectAnswerInputCommentMax,
  projectAnswerInputNameMax,
} from '@/api/generated/zod/schemas/projectAnswerInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { useSigner } from '@/components/project/signer.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useStoredText } from '@/hooks/use-stored-text.ts';
import { projectHeaders } from './project-token.ts';

interface AnswerFormProps {
  readonly token: string;
  readonly title: string;
  readonly file: DeliverableVersion;
  /** null until the client has selected one */
  readonly kind: ProjectAnswerKind | null;
  readonly onKind: (kind: ProjectAnswerKind | null) => void;
}

/** Approves a version, or asks for changes, with a typed name. */
export function AnswerForm({ token, title, file, kind, onKind }: AnswerFormProps) {
  const { id, number, open_marks: openMarks } = file;
  const [comment, setComment] = useStoredText(`answer-${id}`);
  const { name, setName, isFixed } = useSigner();
  const { mutateAsync } = useReviewDeliverable({ request: projectHeaders(token) });
  const isChange = kind === 'changes';
  const isOptional = !isChange || openMarks > 0;
  const commentId = `comment-${id}`;
  const { form, busy, failure, problem } = useForm({
    fields: ['name', 'comment'],
    check: (values) => ({
      ...(values.name.trim().length < 2 && { name: t`Please enter your full name` }),
      ...(!isOptional && values.comment.trim() === '' && { comment: t`Please describe what should change` }),
    }),
    send: async (values) => {
      if (!kind) return;
      await mutateAsync({ id, data: { kind, name: values.name.trim(), comment: values.comment.trim() } });
      setComment('');
      onKind(null);
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to send your response`),
  });
  if (kind === null)
    return (
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => onKind('approved')}>
          <Trans>Approve</Trans>
        </Button>
        <Button variant="outline" onClick={() => onKind('changes')}>
          <Trans>Request changes</Trans>
        </Button>
      </div>
    );
  return (
    <form noValidate aria-label={isChange ? t`Request changes` : t`Approve`} className="mt-5" {...form}>
      {failure ? (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      <FieldFrame
        id={commentId}
        label={isOptional ? t`Comment (optional)` : t`What should change?`}
        help={
          isChange && openMarks > 0
            ? plural(openMarks, {
                one: 'Your open mark is included in the request.',
                other: 'Your # open marks are included in the request.',
              })
            : undefined
        }
        error={problem('comment')}
      >
        <Textarea
          id={commentId}
          name="comment"
          rows={isChange ? 4 : 2}
          dir="auto"
          readOnly={busy}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
          maxLength={projectAnswerInputCommentMax}
          aria-invalid={Boolean(problem('comment')) || undefined}
          aria-describedby={noteId(commentId)}
        />
      </FieldFrame>
      <Field
        name="name"
        label={t`Your full name`}
        autoComplete="name"
        value={name}
        readOnly={isFixed}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        maxLength={projectAnswerInputNameMax}
        error={problem('name')}
      />
      <p className="mb-3 text-sm text-muted-foreground">
        <Trans>
          We’ll record your name, the time and your response to version {number} of “{title}”.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {isChange ? t`Request changes` : t`Approve`}
        </Button>
        <Button variant="ghost" onClick={() => onKind(null)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
