import type { Kysely, Transaction } from 'kysely';
import type { AdminPage, PageInput } from '../../../../contract/generated/model.ts';
import { MARKDOWN_VERSION, type RenderedMarkdown } from '../../../../contract/markdown/rendered.ts';
import { toAuditedFields } from '../../../../contract/rules/audited-values.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { legalTemplate } from '../../../../contract/rules/legal-template.ts';
import { isReservedSlug } from '../../../../contract/rules/page-slugs.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toPageState } from '../../../../contract/rules/revisions.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { getInvoiceSettings } from '../billing/invoice-settings.repository.ts';
import { lockTextPictures, renderMarkdownText } from '../media/library-content.service.ts';
import { findDocuments } from '../site/documents.repository.ts';
import { DEFAULT_SITE, findSite } from '../site/site.repository.ts';
import { toAdminPage } from './admin-pages.mapper.ts';
import {
  deletePage,
  deleteRedirect,
  findAnyPage,
  insertPage,
  insertRedirect,
  lockPage,
  type PageRow,
  type PageValues,
  restorePage,
  updatePage,
} from './admin-pages.repository.ts';
import { deleteWorkingCopy, recordRevision } from './revisions.repository.ts';

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** The template of a legal page, filled in from the studio's settings. */
async function renderTemplate(db: Kysely<Database>, address: string): Promise<string> {
  const { sellerName, sellerAddress, sellerCountry, taxNumber } = await getInvoiceSettings(db);
  const { name, contact_email: email } = (await findSite(db)) ?? DEFAULT_SITE;
  return legalTemplate(address === 'privacy-policy' ? 'privacy-policy' : 'terms-and-conditions', {
    site: name,
    email,
    seller: sellerName,
    address: sellerAddress,
    taxNumber,
    country: sellerCountry ? (COUNTRIES.of(sellerCountry) ?? '') : '',
  });
}

/**
 * @param before the stored page; null for a new one
 * @throws AppError 400
 */
function checkPage(input: PageInput, before: { legal: boolean; address: string } | null): void {
  if (before?.legal) {
    if (input.address !== before.address) throw invalid('address', REFUSALS.legalAddress);
  } else if (isReservedSlug(input.address)) throw invalid('address', REFUSALS.addressTaken);
  if (input.published && input.content.trim() === '') throw invalid('content', REFUSALS.pageEmpty);
}

const LEGAL = ['privacy-policy', 'terms-and-conditions'] as const;

async function toValues(
  tx: Transaction<Database>,
  input: PageInput,
  { html, headings, pictures }: RenderedMarkdown,
): Promise<PageValues> {
  const { text_pictures } = await lockTextPictures(tx, {
    format: 'markdown',
    html,
    html_version: MARKDOWN_VERSION,
    pictures,
  });
  return {
    address: input.address,
    title: input.title.trim(),
    description: input.description.trim(),
    content: input.content.trim(),
    html,
    html_version: MARKDOWN_VERSION,
    headings: JSON.stringify(headings),
    text_pictures,
    published: input.published,
  };
}

function toAuditVerb(before: PageRow, after: PageRow): 'update' | 'publish' | 'unpublish' {
  if (before.published === after.published) return 'update';
  return after.published ? 'publish' : 'unpublish';
}

/** When two pages take the same slug concurrently, the second one is rejected. */
async function withUniqueAddress<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isUniqueViolation(error, 'pages_address') ? invalid('address', REFUSALS.addressUsed) : error;
  }
}

/** The demo's legal texts. */
export const listLegalDocuments = (db: Kysely<Database>) => findDocuments(db, LEGAL);

/** The mapper with the demo's documents for legal pages without content; create it before a transaction. */
async function createMapper(db: Kysely<Database>) {
  const [documents, site] = [await listLegalDocuments(db), await findSite(db)];
  return (row: PageRow): AdminPage => toAdminPage(row, documents, site?.contact_email ?? '');
}

/** A page for editing; a legal page without a text of its own has its template. @throws AppError 404 */
export async function readAdminPage(db: Kysely<Database>, id: number): Promise<AdminPage> {
  const row = await findAnyPage(db, id);
  if (!row) throw notFound(REFUSALS.pageGone);
  const page = (await createMapper(db))(row);
  const isUnwritten = row.legal && row.version === 1 && page.content === '';
  return isUnwritten ? { ...page, content: await renderTemplate(db, row.address) } : page;
}

/** The owner's own pages; every change adds an audit row and is visible on the site immediately. */
export function createPagesService(deps: Deps) {
  const { db } = deps;
  const toAuditEntry = (user: SessionUser, row: PageRow) => ({
    actorId: user.id,
    subject: 'page' as const,
    subjectId: row.id,
    label: row.title,
    at: deps.clock.now(),
  });

  return {
    /** @throws AppError 400 */
    create: async (user: SessionUser, input: PageInput): Promise<AdminPage> => {
      checkPage(input, null);
      const text = await renderMarkdownText(deps, 'content', input.content.trim());
      const row = await withUniqueAddress(() =>
        inTransaction(db, async (tx) => {
          const created = await insertPage(tx, await toValues(tx, input, text), deps.clock.now());
          await deleteRedirect(tx, created.address);
          const after = toAuditedFields(toAdminPage(created, {}, ''));
          await recordChange(tx, { ...toAuditEntry(user, created), action: 'page.create', before: null, after });
          await recordRevision(tx, { kind: 'pages', id: created.id }, null, {
            state: toPageState(toAdminPage(created, {}, '')),
            at: created.updated_at,
            authorId: user.id,
          });
          await deleteWorkingCopy(tx, { kind: 'pages', id: null, authorId: user.id });
          return created;
        }),
      );
      return (await createMapper(db))(row);
    },

    /**
     * @param verb the action in the audit log, if other than a plain change
     * @throws AppError 400, 404, 409 when the version is not the current one
     */
    update: async (user: SessionUser, id: number, input: PageInput, verb?: 'revert'): Promise<AdminPage> => {
      const toPage = await createMapper(db);
      const savedState = (row: PageRow) => ({ state: toPageState(toPage(row)), at: row.updated_at });
      const text = await renderMarkdownText(deps, 'content', input.content.trim());
      const row = await withUniqueAddress(() =>
        inTransaction(db, async (tx) => {
          const before = await lockPage(tx, id);
          if (!before) throw notFound(REFUSALS.pageGone);
          checkVersion(before.version, input.version);
          checkPage(input, before);
          const after = await updatePage(tx, id, await toValues(tx, input, text), deps.clock.now());
          if (after.address !== before.address) {
            await deleteRedirect(tx, after.address);
            // A page that was never public there has had no readers; the redirect is harmless.
            await insertRedirect(tx, before.address, id);
          }
          const fields = changedFields(
            toAuditedFields(toAdminPage(before, {}, '')),
            toAuditedFields(toAdminPage(after, {}, '')),
          );
          const action = `page.${verb ?? toAuditVerb(before, after)}` as const;
          if (fields) await recordChange(tx, { ...toAuditEntry(user, after), action, ...fields });
          await recordRevision(tx, { kind: 'pages', id }, savedState(before), {
            ...savedState(after),
            authorId: user.id,
          });
          await deleteWorkingCopy(tx, { kind: 'pages', id, authorId: user.id });
          return after;
        }),
      );
      return toPage(row);
    },

    /** @throws AppError 404, 409 for a legal page */
    remove: async (user: SessionUser, id: number): Promise<void> => {
      await inTransaction(db, async (tx) => {
        const row = await lockPage(tx, id);
        if (!row) throw notFound(REFUSALS.pageGone);
        if (row.legal) throw conflict(REFUSALS.legalStays);
        await deletePage(tx, id, deps.clock.now());
        const before = toAuditedFields(toAdminPage(row, {}, ''));
        await recordChange(tx, { ...toAuditEntry(user, row), action: 'page.delete', before, after: null });
      });
    },

    /** Restores a page as a draft. @throws AppError 400 when its slug has been taken since, 404 */
    restore: async (user: SessionUser, id: number): Promise<void> => {
      await withUniqueAddress(() =>
        inTransaction(db, async (tx) => {
          const row = await lockPage(tx, id, true);
          if (!row) throw notFound(REFUSALS.pageGone);
          await restorePage(tx, id);
          const after = toAuditedFields(toAdminPage(row, {}, ''));
          await recordChange(tx, { ...toAuditEntry(user, row), action: 'page.restore', before: null, after });
        }),
      );
    },
  };
}
