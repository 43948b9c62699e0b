import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { AdvisorySeverity } from '@/api/generated/model.ts';
import { releaseInputAdvisoriesMax } from '@/api/generated/zod/schemas/releaseInput.zod.ts';
import {
  securityAdvisoryAffectedMax,
  securityAdvisoryReferenceMax,
  securityAdvisorySummaryMax,
} from '@/api/generated/zod/schemas/securityAdvisory.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import type { DraftAdvisory } from './release-draft.ts';

const SEVERITIES = [
  { value: AdvisorySeverity.low, label: 'Low' },
  { value: AdvisorySeverity.medium, label: 'Medium' },
  { value: AdvisorySeverity.high, label: 'High' },
  { value: AdvisorySeverity.critical, label: 'Critical' },
];

interface AdvisoriesFieldProps {
  readonly advisories: readonly DraftAdvisory[];
  readonly error?: string | undefined;
  readonly onChange: (advisories: DraftAdvisory[]) => void;
}

/** The vulnerabilities that a release fixes; they are published with it, on the security page and in the changelog. */
export function AdvisoriesField({ advisories, error, onChange }: AdvisoriesFieldProps) {
  const made = useRef(0);
  const add = () => {
    made.current += 1;
    const blank = { reference: '', severity: AdvisorySeverity.medium, affected: '', summary: '' };
    onChange([...advisories, { key: `advisory-new-${made.current}`, ...blank }]);
  };
  const edit = (key: string, part: Partial<DraftAdvisory>) =>
    onChange(advisories.map((advisory) => (advisory.key === key ? { ...advisory, ...part } : advisory)));
  return (
    <fieldset id="advisories" tabIndex={-1} className="min-w-0 outline-none">
      <legend className="mb-1.5 text-sm font-semibold">Fixed vulnerabilities</legend>
      <ul className="grid gap-2.5">
        {advisories.map(({ key, reference, severity, affected, summary }, place) => (
          <li key={key} className="rounded-md border border-input bg-card p-4 pt-2">
            <div className="mb-1 flex items-center justify-between">
              <span className="text-xs font-semibold text-muted-foreground">{`Advisory ${place + 1}`}</span>
              <IconButton
                icon={Trash2}
                label={`Remove advisory ${place + 1}`}
                onClick={() => onChange(advisories.filter((advisory) => advisory.key !== key))}
                className="-mr-2"
              />
            </div>
            <div className="grid gap-x-4 sm:grid-cols-2">
              <Field
                name={`${key}-reference`}
                label="CVE or other id (optional)"
                maxLength={securityAdvisoryReferenceMax}
                value={reference}
                onChange={({ currentTarget }) => edit(key, { reference: currentTarget.value })}
              />
              <SelectField
                name={`${key}-severity`}
                label="Severity"
                options={SEVERITIES}
                value={severity}
                onChange={({ currentTarget }) => edit(key, { severity: currentTarget.value as AdvisorySeverity })}
              />
            </div>
            <Field
              name={`${key}-affected`}
              label="Affected versions"
              maxLength={securityAdvisoryAffectedMax}
              value={affected}
              onChange={({ currentTarget }) => edit(key, { affected: currentTarget.value })}
            />
            <TextAreaField
              name={`${key}-summary`}
              label="Summary"
              rows={4}
              maxLength={securityAdvisorySummaryMax}
              value={summary}
              help="Impact, and any steps customers must take besides updating."
              onChange={({ currentTarget }) => edit(key, { summary: currentTarget.value })}
            />
          </li>
        ))}
      </ul>
      {error ? (
        <p role="alert" className="mt-2 text-sm text-destructive">
          {error}
        </p>
      ) : null}
      <Button
        variant="outline"
        size="sm"
        onClick={add}
        disabled={advisories.length >= releaseInputAdvisoriesMax}
        className={advisories.length > 0 ? 'mt-2.5' : undefined}
      >
        <Plus aria-hidden="true" />
        Add an advisory
      </Button>
      <p className="mt-2 text-sm text-muted-foreground">
        Shown on the security page and in the changelog once the release is out.
      </p>
    </fieldset>
  );
}
