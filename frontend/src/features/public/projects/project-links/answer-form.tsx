import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { ProjectAnswerKind, ProjectFile } from '@/api/generated/model.ts';
import { useAnswerProjectFile } from '@/api/generated/project-links/project-links.ts';
import {
  projectAnswerInputCommentMax,
  projectAnswerInputNameMax,
} from '@/api/generated/zod/schemas/projectAnswerInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { projectHeaders } from './project-token.ts';

interface AnswerFormProps {
  readonly token: string;
  readonly title: string;
  readonly file: ProjectFile;
}

/** Approves a version, or asks for changes, with a typed name. */
export function AnswerForm({ token, title, file: { id, number } }: AnswerFormProps) {
  const [kind, setKind] = useState<ProjectAnswerKind | null>(null);
  const { mutateAsync } = useAnswerProjectFile({ mutation: { networkMode: 'always' }, request: projectHeaders(token) });
  const isChange = kind === 'changes';
  const commentId = `comment-${id}`;
  const { form, busy, failure, problem } = useForm({
    fields: ['name', 'comment'],
    check: ({ name, comment }) => ({
      ...(name.trim().length < 2 && { name: t`Please enter your full name` }),
      ...(isChange && comment.trim() === '' && { comment: t`Please describe what should change` }),
    }),
    send: async ({ name, comment }) => {
      if (kind) await mutateAsync({ id, data: { kind, name: name.trim(), comment: comment.trim() } });
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to send your response`),
  });
  if (kind === null)
    return (
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => setKind('approved')}>
          <Trans>Approve</Trans>
        </Button>
        <Button variant="outline" onClick={() => setKind('changes')}>
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
        label={isChange ? t`What should change?` : t`Comment (optional)`}
        error={problem('comment')}
      >
        <Textarea
          id={commentId}
          name="comment"
          rows={isChange ? 4 : 2}
          dir="auto"
          readOnly={busy}
          maxLength={projectAnswerInputCommentMax}
          aria-invalid={Boolean(problem('comment')) || undefined}
          aria-describedby={noteId(commentId)}
        />
      </FieldFrame>
      <Field
        name="name"
        label={t`Your full name`}
        autoComplete="name"
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
        <Button variant="ghost" onClick={() => setKind(null)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
