import { X } from 'lucide-react';
import { useEffect } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminCountNewsletterAudience } from '@/api/generated/admin-newsletters/admin-newsletters.ts';
import type { NewsletterAudienceCount } from '@/api/generated/model.ts';
import {
  newsletterAudienceCountriesMax,
  newsletterAudiencePlanEndsWithinDaysMax,
} from '@/api/generated/zod/schemas/newsletterAudience.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import { useDebouncedValue } from '@/hooks/use-debounced-value.ts';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { countText } from '@/lib/count-text.ts';
import { countries, countryName } from '@/lib/countries.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { formatCount } from '@/lib/format.ts';
import { inputMaxLength } from '@/lib/input-max-length.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { useProductOptions } from '../../kit/use-product-options.ts';
import { type NewsletterDraft, type NewsletterField, toAudience } from './newsletter-draft.ts';

interface AudienceFieldsProps {
  readonly draft: NewsletterDraft;
  readonly problems: FieldProblems<NewsletterField>;
  readonly onChange: (change: Partial<NewsletterDraft>) => void;
}

const PAUSE_MS = 300;

/** The recipients of the draft's audience, counted by the server after each change. */
export function useAudienceCount(draft: NewsletterDraft) {
  const { mutate, data, error, isPending } = useAdminCountNewsletterAudience();
  const audience = useDebouncedValue(JSON.stringify(toAudience(draft)), PAUSE_MS);
  useEffect(() => {
    const parsed = JSON.parse(audience);
    if (parsed !== null) mutate({ data: parsed });
  }, [mutate, audience]);
  return { count: useLastValue(data), error, isPending };
}

interface AudienceSummaryProps {
  readonly count: NewsletterAudienceCount | null;
  readonly draft: NewsletterDraft;
  readonly error: unknown;
}

/** Why an audience is empty. */
function emptyReason({ suppressed }: NewsletterAudienceCount, draft: NewsletterDraft): string {
  if (suppressed > 0) return 'Everyone who matches is excluded (bounced or reported as spam)';
  const { owns, lacks, outdated, bought, planDays, countries: inCountries, language } = draft;
  if ([owns, lacks, outdated, bought, planDays, ...inCountries].some(Boolean))
    return 'No confirmed subscriber matches these conditions';
  if (language === '') return 'No one has confirmed a subscription yet';
  return `No one has confirmed a subscription in ${language === 'bn' ? 'Bangla' : 'English'} yet`;
}

/** How many get it, by language. */
export function AudienceSummary({ count, error, draft }: AudienceSummaryProps) {
  if (error) return <p className="text-sm text-destructive">{errorMessage(error, 'Failed to count the recipients')}</p>;
  return (
    <div role="status" className="min-h-12 sm:text-end">
      {count ? (
        <>
          <p className="text-lg font-semibold tabular-nums">{countText(count.total, ['recipient', 'recipients'])}</p>
          <p className="text-sm text-muted-foreground tabular-nums">
            <span>
              {count.total === 0
                ? emptyReason(count, draft)
                : `${formatCount(count.en)} English, ${formatCount(count.bn)} Bangla`}
            </span>
            {count.suppressed > 0 && count.total > 0 ? (
              <span>{`. ${formatCount(count.suppressed)} excluded (bounced or reported as spam)`}</span>
            ) : null}
          </p>
        </>
      ) : (
        <p className="text-sm text-muted-foreground">Counting recipients...</p>
      )}
    </div>
  );
}

/** Which subscribers get it. */
export function AudienceFields({ draft, problems, onChange }: AudienceFieldsProps) {
  const chosen = [draft.owns, draft.lacks, draft.outdated].filter(Boolean).map(Number);
  const { matches, missingIds } = useProductOptions(chosen);
  const products = [
    ...matches.map(({ id, title }) => ({ value: String(id), label: title })),
    ...missingIds.map((id) => ({ value: String(id), label: `Product ${id}` })),
  ];
  const productField = (name: 'owns' | 'lacks' | 'outdated', label: string) => (
    <SelectField
      name={name}
      label={label}
      options={[{ value: '', label: 'Any' }, ...products]}
      value={draft[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      error={problems[name]}
    />
  );
  const isFull = draft.countries.length >= newsletterAudienceCountriesMax;
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <SelectField
        name="language"
        label="Language"
        options={[
          { value: '', label: 'Any' },
          { value: 'en', label: 'English' },
          { value: 'bn', label: 'Bangla' },
        ]}
        value={draft.language}
        onChange={({ currentTarget }) => onChange({ language: currentTarget.value as NewsletterDraft['language'] })}
      />
      <SelectField
        name="bought"
        label="Has purchased"
        options={[
          { value: '', label: 'Any' },
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        value={draft.bought}
        onChange={({ currentTarget }) => onChange({ bought: currentTarget.value as NewsletterDraft['bought'] })}
      />
      {productField('owns', 'Owns')}
      {productField('lacks', 'Does not own')}
      {productField('outdated', 'Has an earlier version of')}
      <Field
        name="planDays"
        label="Plan ends within (days)"
        inputMode="numeric"
        autoComplete="off"
        maxLength={inputMaxLength(newsletterAudiencePlanEndsWithinDaysMax)}
        value={draft.planDays}
        onChange={({ currentTarget }) => onChange({ planDays: currentTarget.value })}
        error={problems.planDays}
      />
      <div className="sm:col-span-2">
        <SelectField
          name="countries"
          label="Order countries"
          options={[
            { value: '', label: draft.countries.length === 0 ? 'Any' : 'Add a country' },
            ...countries()
              .filter(({ code }) => !draft.countries.includes(code))
              .map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value=""
          disabled={isFull}
          onChange={({ currentTarget }) => onChange({ countries: [...draft.countries, currentTarget.value] })}
        />
        {draft.countries.length > 0 ? (
          <ul aria-label="Selected countries" className="mt-2 flex flex-wrap gap-2">
            {draft.countries.map((code) => (
              <li key={code}>
                <button
                  type="button"
                  aria-label={`Remove ${countryName(code)}`}
                  onClick={() => onChange({ countries: draft.countries.filter((one) => one !== code) })}
                  className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-input px-3 text-sm transition-colors hover:bg-accent"
                >
                  <span>{countryName(code)}</span>
                  <X className="size-4" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
