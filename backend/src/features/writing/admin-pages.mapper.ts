import type { AdminPage, AdminPageRow } from '../../../../contract/generated/model.ts';
import { legalMarkdown } from '../../../../contract/rules/plain-markdown.ts';
import type { SiteDocuments } from '../../db/schema.ts';
import type { PageListRow, PageRow } from './admin-pages.repository.ts';

/** The legal documents of the demo. */
export type LegalDocuments = Partial<Pick<SiteDocuments, 'privacy-policy' | 'terms-and-conditions'>>;

/** The demo's document, while the legal page has no content of its own. */
const findDocument = ({ legal, version, published, address }: PageListRow, documents: LegalDocuments) =>
  legal && version === 1 && !published ? documents[address as keyof LegalDocuments] : undefined;

export function toAdminPageRow(row: PageListRow, documents: LegalDocuments): AdminPageRow {
  const { id, version, title, address, legal } = row;
  const published = row.published || findDocument(row, documents) !== undefined;
  return { id, version, title, address, published, legal, updated_at: row.updated_at.toISOString() };
}

/** @param contact email at the end of the demo's contact blocks */
export function toAdminPage(row: PageRow, documents: LegalDocuments, contact: string): AdminPage {
  const document = findDocument(row, documents);
  const content = document ? legalMarkdown(document.sections, contact) : row.content;
  return { ...toAdminPageRow(row, documents), description: row.description, content };
}
