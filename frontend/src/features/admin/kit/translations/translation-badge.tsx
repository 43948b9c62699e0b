import type { TranslatedRecord } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { STATUS_LABELS, statusText, translationVariant } from './translation-labels.ts';

/** The progress of a translation, and whether it has unpublished texts. */
export function TranslationBadge(record: Pick<TranslatedRecord, 'status' | 'missing' | 'draft'>) {
  const badge = (
    <StatusBadge status={record.status} label={statusText(record)} variant={translationVariant(record.status)} />
  );
  if (!record.draft || record.status === 'draft') return badge;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      {badge}
      <StatusBadge status="draft" label={STATUS_LABELS.draft} variant={translationVariant('draft')} />
    </span>
  );
}
