import type { CaseStudyCard } from '@/api/generated/model.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatYear } from './format-year.ts';

/** For whom, where and when, in one line. */
export function CaseStudyClient({ study }: { readonly study: Pick<CaseStudyCard, 'client' | 'place' | 'year'> }) {
  const { client, place, year } = study;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted-foreground tabular-nums">
      <span lang={detectLanguage(client)} className="font-semibold text-foreground">
        {client}
      </span>
      {place ? <span lang={detectLanguage(place)}>{place}</span> : null}
      <span>{formatYear(year)}</span>
    </p>
  );
}
