import type { AdminCaseStudy, AdminCaseStudyRow } from '../../../../contract/generated/model.ts';
import { hasApproval } from '../../../../contract/rules/case-studies.ts';
import { MISSING_PICTURE } from '../../../../contract/rules/missing-picture.ts';
import type { CaseStudyRow } from './admin-case-studies.repository.ts';

export const toImage = ({ image }: Pick<CaseStudyRow, 'image'>) => (image.url === MISSING_PICTURE.url ? null : image);

export function toAdminCaseStudyRow(row: CaseStudyRow): AdminCaseStudyRow {
  const { id, version, title, address, client, year, status } = row;
  const image = toImage(row);
  return { id, version, title, address, client, year, status, updated_at: row.updated_at.toISOString(), image };
}

/** What an administrator has written, as it is in the audit log. */
export function toAuditedContent(row: CaseStudyRow) {
  return {
    title: row.title,
    address: row.address,
    client: row.client,
    client_named: row.client_named,
    place: row.place,
    sector: row.sector,
    year: row.year,
    services: row.services,
    summary: row.summary,
    challenge: row.challenge,
    work: row.work,
    results: row.results,
    image: toImage(row),
    content: row.content,
    quote: row.quote,
    quote_name: row.quote_name,
    quote_role: row.quote_role,
    portrait: row.portrait,
    product_id: row.product_id,
    post_id: row.post_id,
    lead_id: row.lead_id,
    status: row.status,
  };
}

export function toAdminCaseStudy(row: CaseStudyRow): AdminCaseStudy {
  const isApproved = hasApproval(row, row.approved_words);
  return {
    ...toAuditedContent(row),
    id: row.id,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    rating: row.rating,
    approved_by: isApproved ? row.approved_by : '',
    approved_at: isApproved ? (row.approved_at?.toISOString() ?? null) : null,
    requested_at: row.requested_at?.toISOString() ?? null,
    changes: row.changes,
    changes_at: row.changes_at?.toISOString() ?? null,
    testimonial_id: row.testimonial_id,
  };
}
