import { Plus, Trash2 } from 'lucide-react';
import {
  caseStudyResultLabelMax,
  caseStudyResultSourceMax,
  caseStudyResultValueMax,
} from '@/api/generated/zod/schemas/caseStudyResult.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { MAX_RESULTS, type ResultDraft } from './case-study-draft.ts';

interface ResultsFieldProps {
  readonly results: readonly ResultDraft[];
  readonly error: string | undefined;
  readonly onChange: (results: ResultDraft[]) => void;
}

const EMPTY: ResultDraft = { value: '', label: '', source: '' };

/** The figures of a case study, each with its label and its source. */
export function ResultsField({ results, error, onChange }: ResultsFieldProps) {
  const change = (index: number, part: Partial<ResultDraft>) =>
    onChange(results.map((result, place) => (place === index ? { ...result, ...part } : result)));
  return (
    <fieldset aria-describedby="results-note" className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">Results</legend>
      <div className="grid gap-3">
        {results.map((result, index) => (
          <div
            key={`result-${String(index)}`}
            className="grid gap-x-3 rounded-xl border border-border bg-card p-4 sm:grid-cols-[7rem_minmax(0,1fr)_auto]"
          >
            <Field
              name={index === 0 ? 'results' : `results-${index}`}
              label="Figure"
              maxLength={caseStudyResultValueMax}
              value={result.value}
              onChange={({ currentTarget }) => change(index, { value: currentTarget.value })}
            />
            <Field
              name={`result-label-${index}`}
              label="What it counts"
              maxLength={caseStudyResultLabelMax}
              value={result.label}
              onChange={({ currentTarget }) => change(index, { label: currentTarget.value })}
            />
            <div className="sm:pt-6.5">
              <IconButton
                icon={Trash2}
                label={`Remove figure ${index + 1}`}
                onClick={() => onChange(results.filter((_result, place) => place !== index))}
              />
            </div>
            <div className="sm:col-span-2">
              <Field
                name={`result-source-${index}`}
                label="Source"
                maxLength={caseStudyResultSourceMax}
                value={result.source}
                onChange={({ currentTarget }) => change(index, { source: currentTarget.value })}
              />
            </div>
          </div>
        ))}
      </div>
      <p
        id="results-note"
        role={error ? 'alert' : undefined}
        className={error ? 'mt-2 text-xs font-semibold text-destructive' : 'mt-2 text-xs text-muted-foreground'}
      >
        {error ?? 'Measured figures. The first one is shown in lists.'}
      </p>
      {results.length < MAX_RESULTS ? (
        <Button variant="outline" size="sm" className="mt-2" onClick={() => onChange([...results, EMPTY])}>
          <Plus aria-hidden="true" />
          Add figure
        </Button>
      ) : null}
    </fieldset>
  );
}
