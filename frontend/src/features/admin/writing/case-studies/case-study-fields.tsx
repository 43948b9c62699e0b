import {
  caseStudyInputChallengeMax,
  caseStudyInputContentMax,
  caseStudyInputQuoteMax,
  caseStudyInputQuoteNameMax,
  caseStudyInputQuoteRoleMax,
  caseStudyInputSummaryMax,
  caseStudyInputTitleMax,
  caseStudyInputWorkMax,
} from '@/api/generated/zod/schemas/caseStudyInput.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import { MarkdownField } from '../../kit/writing/markdown-field.tsx';
import { TitleField } from '../../kit/writing/title-field.tsx';
import type { CaseStudyDraft, CaseStudyField } from './case-study-draft.ts';
import { ResultsField } from './results-field.tsx';

interface CaseStudyFieldsProps {
  readonly draft: CaseStudyDraft;
  readonly problems: FieldProblems<CaseStudyField>;
  readonly onChange: (fields: Partial<CaseStudyDraft>) => void;
}

const COLUMN = 'mx-auto grid w-full max-w-[38rem] gap-3';

/** The texts of a case study in the order of its page. */
export function CaseStudyFields({ draft, problems, onChange }: CaseStudyFieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <div className={COLUMN}>
        <TitleField
          maxLength={caseStudyInputTitleMax}
          value={draft.title}
          error={problems.title}
          onChange={(title) => onChange({ title })}
        />
        <TextAreaField
          name="summary"
          label="Summary"
          rows={3}
          maxLength={caseStudyInputSummaryMax}
          value={draft.summary}
          error={problems.summary}
          help="Two or three sentences, shown first and in lists."
          onChange={({ currentTarget }) => onChange({ summary: currentTarget.value })}
        />
        <TextAreaField
          name="challenge"
          label="The challenge"
          rows={5}
          maxLength={caseStudyInputChallengeMax}
          value={draft.challenge}
          error={problems.challenge}
          onChange={({ currentTarget }) => onChange({ challenge: currentTarget.value })}
        />
        <TextAreaField
          name="work"
          label="What was done"
          rows={5}
          maxLength={caseStudyInputWorkMax}
          value={draft.work}
          error={problems.work}
          onChange={({ currentTarget }) => onChange({ work: currentTarget.value })}
        />
        <ResultsField results={draft.results} error={problems.results} onChange={(results) => onChange({ results })} />
      </div>
      <MarkdownField
        page
        name="content"
        label="Text"
        maxLength={caseStudyInputContentMax}
        value={draft.content}
        error={problems.content}
        help="Markdown. Pictures are shown across the page."
        onChange={(content) => onChange({ content })}
      />
      <fieldset className={COLUMN}>
        <legend className="float-left mb-2 w-full text-lg font-semibold">Client’s words</legend>
        <TextAreaField
          name="quote"
          label="Quote"
          rows={4}
          maxLength={caseStudyInputQuoteMax}
          value={draft.quote}
          error={problems.quote}
          help="The client can write or change it before approving."
          onChange={({ currentTarget }) => onChange({ quote: currentTarget.value })}
        />
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Field
            name="quote_name"
            label="Name"
            maxLength={caseStudyInputQuoteNameMax}
            autoComplete="off"
            value={draft.quote_name}
            error={problems.quote_name}
            onChange={({ currentTarget }) => onChange({ quote_name: currentTarget.value })}
          />
          <Field
            name="quote_role"
            label="Role"
            maxLength={caseStudyInputQuoteRoleMax}
            autoComplete="off"
            value={draft.quote_role}
            error={problems.quote_role}
            onChange={({ currentTarget }) => onChange({ quote_role: currentTarget.value })}
          />
        </div>
      </fieldset>
    </div>
  );
}
