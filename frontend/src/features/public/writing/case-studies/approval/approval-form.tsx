import { findQuoteGaps } from '@contract/rules/case-studies.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useApproveCaseStudy, useRequestCaseStudyChanges } from '@/api/generated/case-studies/case-studies.ts';
import type { CaseStudyDraft } from '@/api/generated/model.ts';
import {
  caseStudyApprovalNameMax,
  caseStudyApprovalQuoteMax,
  caseStudyApprovalQuoteNameMax,
  caseStudyApprovalQuoteRoleMax,
} from '@/api/generated/zod/schemas/caseStudyApproval.zod.ts';
import { caseStudyChangeRequestMessageMax } from '@/api/generated/zod/schemas/caseStudyChangeRequest.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useStoredText } from '@/hooks/use-stored-text.ts';
import { approvalHeaders } from './approval-token.ts';
import type { ClientTestimonial } from './client-testimonial.ts';

interface ApprovalFormProps {
  readonly token: string;
  readonly draft: CaseStudyDraft;
  readonly words: ClientTestimonial;
  readonly onWords: (part: Partial<ClientTestimonial>) => void;
  readonly onAnswered: (draft: CaseStudyDraft) => void;
  readonly onReload: () => void;
}

const FIELDS = ['quote', 'quote_name', 'quote_role', 'rating', 'name', 'message'] as const;

const RATINGS = [5, 4, 3, 2, 1] as const;
const RATING_LABELS: Readonly<Record<number, string>> = {
  5: t`5 stars: excellent`,
  4: t`4 stars: very good`,
  3: t`3 stars: good`,
  2: t`2 stars: fair`,
  1: t`1 star: poor`,
};

/** The client's words, and the approval or what should be different; nothing is sent without a press. */
export function ApprovalForm({ token, draft, words, onWords, onAnswered, onReload }: ApprovalFormProps) {
  const request = approvalHeaders(token);
  const approve = useApproveCaseStudy({ request });
  const ask = useRequestCaseStudyChanges({ request });
  const [wish, setWish] = useStoredText(`approval-changes-${token.slice(0, 8)}`);
  const [asksChanges, setAsksChanges] = useState(wish !== '');
  const [isOutdated, setOutdated] = useState(false);
  const { client } = draft.study;
  const { form, busy, failure, problem } = useForm({
    fields: FIELDS,
    check: ({ name, message }) => {
      const [gap] = findQuoteGaps({ ...words, client, client_named: true });
      const missing = asksChanges
        ? message.trim() === '' && { message: t`Please tell us what to change` }
        : name.trim() === '' && { name: t`Please enter your name` };
      return {
        ...(gap ? { quote_name: String(gap.message) } : {}),
        ...(missing || {}),
      };
    },
    send: async ({ rating, name, message }) => {
      const { version } = draft;
      setOutdated(false);
      const answer = asksChanges
        ? ask.mutateAsync({ data: { ...words, message: message.trim(), version } })
        : approve.mutateAsync({ data: { ...words, rating: Number(rating) || null, name: name.trim(), version } });
      const answered = await answer;
      setWish('');
      onAnswered(answered);
    },
    refused: fieldProblems,
    toMessage: (error) => {
      setOutdated(hasStatus(error, 409));
      return errorMessage(error, t`Failed to send your response`);
    },
  });
  return (
    <form noValidate aria-label={t`Your answer`} className="mt-6 grid gap-2" {...form}>
      {failure ? (
        <Banner
          tone="danger"
          className="mb-2"
          action={
            isOutdated ? (
              <Button variant="ghost" size="sm" onClick={onReload}>
                <Trans>Show the new page</Trans>
              </Button>
            ) : null
          }
        >
          {failure}
        </Banner>
      ) : null}
      <FieldFrame
        id="quote"
        label={t`Your testimonial`}
        help={t`Two or three sentences. Leave empty for none.`}
        error={problem('quote')}
      >
        <Textarea
          id="quote"
          name="quote"
          rows={4}
          maxLength={caseStudyApprovalQuoteMax}
          aria-describedby={noteId('quote')}
          value={words.quote}
          onChange={({ currentTarget }) => onWords({ quote: currentTarget.value })}
        />
      </FieldFrame>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field
          name="quote_name"
          label={t`Name shown with your testimonial`}
          maxLength={caseStudyApprovalQuoteNameMax}
          value={words.quote_name}
          error={problem('quote_name')}
          onChange={({ currentTarget }) => onWords({ quote_name: currentTarget.value })}
        />
        <Field
          name="quote_role"
          label={t`Role`}
          maxLength={caseStudyApprovalQuoteRoleMax}
          value={words.quote_role}
          error={problem('quote_role')}
          onChange={({ currentTarget }) => onWords({ quote_role: currentTarget.value })}
        />
      </div>
      {asksChanges ? (
        <FieldFrame id="message" label={t`What should we change?`} marked error={problem('message')}>
          <Textarea
            id="message"
            name="message"
            rows={5}
            maxLength={caseStudyChangeRequestMessageMax}
            value={wish}
            onChange={({ currentTarget }) => setWish(currentTarget.value)}
            aria-invalid={problem('message') ? true : undefined}
            aria-describedby={noteId('message')}
          />
        </FieldFrame>
      ) : (
        <>
          <FieldFrame id="rating" label={t`Your rating`} help={t`Optional. Shown only with your testimonial.`}>
            <NativeSelect
              id="rating"
              name="rating"
              aria-describedby={noteId('rating')}
              defaultValue={draft.rating ?? ''}
            >
              <NativeSelectOption value="">{t`No rating`}</NativeSelectOption>
              {RATINGS.map((stars) => (
                <NativeSelectOption key={stars} value={stars}>
                  {RATING_LABELS[stars]}
                </NativeSelectOption>
              ))}
            </NativeSelect>
          </FieldFrame>
          <Field
            name="name"
            label={t`Your name`}
            marked
            autoComplete="name"
            maxLength={caseStudyApprovalNameMax}
            help={t`We store your name and the time of your approval.`}
            error={problem('name')}
          />
        </>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" size="lg" busy={busy}>
          {asksChanges ? t`Send changes` : t`Approve for publication`}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={() => setAsksChanges(!asksChanges)}>
          {asksChanges ? t`Approve instead` : t`Request changes`}
        </Button>
      </div>
    </form>
  );
}
