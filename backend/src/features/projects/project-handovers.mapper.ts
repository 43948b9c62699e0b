import type { ProjectHandover } from '../../../../contract/generated/model.ts';
import type { HandoverRow } from './project-handovers.repository.ts';

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
