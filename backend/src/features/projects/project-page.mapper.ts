import type { ProjectChange, ProjectDelivery, ProjectHandover } from '../../../../contract/generated/model.ts';
import { listDateChanges, toChangeStatus } from '../../../../contract/rules/project-changes.ts';
import { quoteNumber } from '../../../../contract/rules/quotes.ts';
import type { StoredQuote } from '../../db/schema.ts';
import type { ProjectChangeRow } from './project-changes.repository.ts';
import type { DeliveryRow } from './project-deliveries.repository.ts';
import type { HandoverRow } from './project-handovers.repository.ts';
import { statusOf } from './quotes.mapper.ts';
import type { QuoteRow, QuoteVersionRow } from './quotes.repository.ts';

interface ChangeContext {
  /** of the project, with the newest version of each that was sent */
  quotes: readonly { row: QuoteRow; newest: QuoteVersionRow | undefined }[];
  /** the one that was accepted last first */
  accepted: readonly { id: string; document: StoredQuote }[];
  /** in the shop's time zone */
  today: string;
  /** sees ids of quotes */
  isStudio: boolean;
}

export const toProjectChange = (
  row: ProjectChangeRow,
  { quotes, accepted, today, isStudio }: ChangeContext,
): ProjectChange => {
  const { row: quote, newest } = quotes.find(({ row: { id } }) => id === row.quote_id) ?? {};
  const status = toChangeStatus(row.answer, quote && statusOf(quote, today));
  const agreed = accepted.map(({ id, document: { phases } }) => ({ id, phases }));
  return {
    id: row.id,
    number: row.number,
    text: row.text,
    name: row.name,
    file: row.file ?? '',
    status,
    reason: row.reason ?? newest?.decline_reason ?? '',
    quote_id: isStudio ? row.quote_id : null,
    quote: quote && newest ? quoteNumber(quote.number) : null,
    created_at: row.created_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    dates: quote && newest ? listDateChanges({ id: quote.id, phases: newest.document.phases }, agreed) : [],
  };
};

const toFile = ({ name, size_bytes, sha256 }: DeliveryRow['file']) => ({ name, size_bytes, sha256 });

export const toProjectDelivery = ({
  delivered_at,
  file,
  sbom,
  withdrawn: _withdrawn,
  ...row
}: DeliveryRow): ProjectDelivery => ({
  ...row,
  delivered_at: delivered_at.toISOString(),
  file: toFile(file),
  sbom: sbom && toFile(sbom),
});

export const toProjectHandover = (row: HandoverRow): ProjectHandover => ({
  version: row.version,
  source: row.document.source,
  rights: row.document.rights,
  items: row.document.items,
  offered_at: row.offered_at.toISOString(),
  signed_by: row.signed_name ?? '',
  signed_at: row.signed_at?.toISOString() ?? null,
  sha256: row.sha256,
  seal: row.seal,
});
