import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { adminProductInputFaqsMax } from '@/api/generated/zod/schemas/adminProductInput.zod.ts';
import {
  productFaqInputAnswerMax,
  productFaqInputQuestionMax,
} from '@/api/generated/zod/schemas/productFaqInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { moveItem } from '../../kit/move-item.ts';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import type { FaqDraft } from './product-draft.ts';
import type { DraftProblems } from './product-rules.ts';

interface FaqsFieldProps {
  readonly faqs: readonly FaqDraft[];
  readonly problems: DraftProblems;
  readonly onChange: (faqs: FaqDraft[]) => void;
  readonly onSolve: (id: string) => void;
}

/** Questions about a product, in the order of its page. */
export function FaqsField({ faqs, problems, onChange, onSolve }: FaqsFieldProps) {
  const made = useRef(0);
  const add = () => {
    made.current += 1;
    onChange([...faqs, { key: `faq-new-${made.current}`, question: '', answer: '' }]);
  };
  const edit = (key: string, name: 'question' | 'answer', value: string) => {
    onSolve(`${key}-${name}`);
    onChange(faqs.map((faq) => (faq.key === key ? { ...faq, [name]: value } : faq)));
  };
  return (
    <div className="grid gap-3">
      {faqs.length > 0 ? (
        <ol className="grid gap-3">
          {faqs.map(({ key, question, answer }, place) => (
            <li key={key} className="rounded-md border border-border p-4 pt-2">
              <div className="mb-1 flex items-center justify-between">
                <span className="text-xs font-semibold text-muted-foreground tabular-nums">
                  {`Question ${place + 1}`}
                </span>
                <span className="-mr-2 flex">
                  <IconButton
                    icon={ArrowUp}
                    label={`Move question ${place + 1} up`}
                    disabled={place === 0}
                    onClick={() => onChange(moveItem(faqs, place, place - 1))}
                  />
                  <IconButton
                    icon={ArrowDown}
                    label={`Move question ${place + 1} down`}
                    disabled={place === faqs.length - 1}
                    onClick={() => onChange(moveItem(faqs, place, place + 1))}
                  />
                  <IconButton
                    icon={Trash2}
                    label={`Remove question ${place + 1}`}
                    onClick={() => onChange(faqs.filter((faq) => faq.key !== key))}
                  />
                </span>
              </div>
              <Field
                name={`${key}-question`}
                label="Question"
                maxLength={productFaqInputQuestionMax}
                value={question}
                error={problems[`${key}-question`]}
                onChange={({ currentTarget }) => edit(key, 'question', currentTarget.value)}
              />
              <TextAreaField
                name={`${key}-answer`}
                label="Answer"
                rows={4}
                maxLength={productFaqInputAnswerMax}
                value={answer}
                error={problems[`${key}-answer`]}
                onChange={({ currentTarget }) => edit(key, 'answer', currentTarget.value)}
              />
            </li>
          ))}
        </ol>
      ) : null}
      {faqs.length < adminProductInputFaqsMax ? (
        <Button variant="outline" size="sm" onClick={add} className="justify-self-start">
          <Plus aria-hidden="true" />
          Add a question
        </Button>
      ) : (
        <p className="text-xs text-muted-foreground">Maximum reached.</p>
      )}
    </div>
  );
}
