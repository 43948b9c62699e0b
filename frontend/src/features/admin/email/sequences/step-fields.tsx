import type { Language } from '@contract/rules/languages.ts';
import { Trash2 } from 'lucide-react';
import { newsletterTextContentMax, newsletterTextSubjectMax } from '@/api/generated/zod/schemas/newsletterText.zod.ts';
import { sequenceInputEndDaysMax as MAX_DAYS } from '@/api/generated/zod/schemas/sequenceInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { Field } from '@/components/ui/field.tsx';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { inputMaxLength } from '@/lib/input-max-length.ts';
import { LANGUAGE_OPTIONS } from '../../kit/language-options.ts';
import { MarkdownField } from '../../kit/writing/markdown-field.tsx';
import { type StepDraft, textField } from './sequence-draft.ts';

const HELP = 'A link on its own line becomes a button. Names and products can’t be inserted.';

interface StepFieldsProps {
  readonly step: StepDraft;
  readonly language: Language;
  readonly problems: FieldProblems<string>;
  readonly onLanguage: (language: Language) => void;
  readonly onChange: (part: Partial<StepDraft>) => void;
  /** Undefined for the only email. */
  readonly onRemove: (() => void) | undefined;
}

/** One email of a sequence. */
export function StepFields({ step, language, problems, onLanguage, onChange, onRemove }: StepFieldsProps) {
  const text = step[language];
  const names = {
    days: `days-${step.key}`,
    subject: textField('subject', step.key, language),
    content: textField('content', step.key, language),
  };
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <Field
          key={names.days}
          name={names.days}
          label="Days after the event"
          inputMode="numeric"
          autoComplete="off"
          maxLength={inputMaxLength(MAX_DAYS)}
          className="max-w-40"
          value={step.days}
          onChange={({ currentTarget }) => onChange({ days: currentTarget.value })}
          error={problems[names.days]}
        />
        {onRemove ? (
          <Button variant="ghost" size="sm" onClick={onRemove} className="sm:mt-7">
            <Trash2 aria-hidden="true" />
            Remove email
          </Button>
        ) : null}
      </div>
      <ChoiceGroup
        legend="Language"
        name="written"
        options={LANGUAGE_OPTIONS}
        value={language}
        onChange={onLanguage}
        className="flex max-w-sm"
      />
      <Field
        key={names.subject}
        name={names.subject}
        label="Subject"
        lang={language}
        maxLength={newsletterTextSubjectMax}
        value={text.subject}
        onChange={({ currentTarget }) => onChange({ [language]: { ...text, subject: currentTarget.value } })}
        error={problems[names.subject]}
      />
      <MarkdownField
        key={names.content}
        name={names.content}
        label="Text"
        lang={language}
        maxLength={newsletterTextContentMax}
        value={text.content}
        onChange={(content) => onChange({ [language]: { ...text, content } })}
        help={HELP}
        error={problems[names.content]}
      />
    </>
  );
}
