import type { AdminPage, AdminPageRow, PageInput } from '../../../contract/generated/model.ts';
import { changedFields } from '../../../contract/rules/changed-fields.ts';
import { isReservedSlug } from '../../../contract/rules/page-slugs.ts';
import { legalMarkdown } from '../../../contract/rules/plain-markdown.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { toPageState } from '../../../contract/rules/revisions.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { findDocument, type StoredPage } from '../../store/pages.ts';
import { renderText } from '../../store/render-text.ts';
import { recordRevision, workingCopyKey } from '../../store/revisions.ts';
import { findVersionProblem } from '../kit/version.ts';
import type { Actor } from '../showcase/admin-lists-entries.ts';

/** Creates, updates, deletes and restores pages, over the store. */
export const createPages = (db: MockDb) => {
  const find = (id: number, deleted = false) =>
    db.state.pages.find((page) => page.id === id && (page.deletedAt !== null) === deleted);

  const toRow = (page: StoredPage): AdminPageRow => {
    const { id, version, title, address, legal, updated_at: updatedAt } = page;
    const published = page.published || findDocument(db.state, page) !== undefined;
    return { id, version, title, address, published, legal, updated_at: updatedAt };
  };

  const toPage = (page: StoredPage): AdminPage => {
    const document = findDocument(db.state, page);
    const content = document ? legalMarkdown(document.sections, db.state.site.contactEmail) : page.content;
    return { ...toRow(page), description: page.description, content };
  };

  const saved = (page: StoredPage) => ({ state: toPageState(toPage(page)), at: page.updated_at });

  const record = (
    user: Actor,
    verb: string,
    { id, title }: StoredPage,
    fields: { before: object | null; after: object | null },
  ) =>
    recordChange(db, {
      actorId: user.id,
      subject: 'page',
      subjectId: id,
      label: title,
      action: `page.${verb}`,
      ...fields,
    });

  const problemOf = (input: PageInput, before?: StoredPage) => {
    if (before?.legal) {
      if (input.address !== before.address) return invalidField('address', REFUSALS.legalAddress);
    } else if (isReservedSlug(input.address)) return invalidField('address', REFUSALS.addressTaken);
    if (input.published && input.content.trim() === '') return invalidField('content', REFUSALS.pageEmpty);
    const other = db.state.pages.find(({ address, deletedAt }) => address === input.address && deletedAt === null);
    return other && other !== before ? invalidField('address', REFUSALS.addressUsed) : undefined;
  };

  /** The fields that an input sets, or the reason for a refusal. */
  const write = async (input: PageInput, before?: StoredPage) => {
    const problem = problemOf(input, before);
    if (problem) return problem;
    const content = input.content.trim();
    const text = await renderText(db.state, 'content', content);
    if ('body' in text) return text;
    const { address, published } = input;
    const texts = { title: input.title.trim(), description: input.description.trim() };
    return { address, published, ...texts, content, html: text.html, headings: text.headings };
  };

  return {
    find,
    toRow,
    toPage,

    create: async (user: Actor, input: PageInput) => {
      const result = await write(input);
      if ('body' in result) return result;
      const id = Math.max(0, ...db.state.pages.map((page) => page.id)) + 1;
      const page = { ...result, id, version: 1, legal: false, updated_at: new Date().toISOString(), deletedAt: null };
      db.state.pages.push(page);
      delete db.state.formerAddresses[page.address];
      record(user, 'create', page, { before: null, after: toPage(page) });
      delete db.state.workingCopies[workingCopyKey(user.id, 'pages', 'new')];
      recordRevision(db.state, user.id, { kind: 'pages', id }, null, saved(page));
      return { status: 201 as const, body: toPage(page) };
    },

    update: async (user: Actor, id: number, input: PageInput, verb?: 'revert') => {
      const page = find(id);
      if (!page) return notFound(REFUSALS.pageGone);
      const stale = findVersionProblem(page.version, input.version);
      if (stale) return stale;
      const result = await write(input, page);
      if ('body' in result) return result;
      if (result.address !== page.address) {
        delete db.state.formerAddresses[result.address];
        db.state.formerAddresses[page.address] = id;
      }
      const fields = changedFields(page, result);
      const auditVerb = result.published ? 'publish' : 'unpublish';
      if (fields) record(user, verb ?? (page.published === result.published ? 'update' : auditVerb), page, fields);
      const before = saved(page);
      Object.assign(page, result, { version: page.version + 1, updated_at: new Date().toISOString() });
      delete db.state.workingCopies[workingCopyKey(user.id, 'pages', id)];
      recordRevision(db.state, user.id, { kind: 'pages', id }, before, saved(page));
      return { status: 200 as const, body: toPage(page) };
    },

    remove: (user: Actor, id: number) => {
      const page = find(id);
      if (!page) return notFound(REFUSALS.pageGone);
      if (page.legal) return conflict(REFUSALS.legalStays);
      record(user, 'delete', page, { before: toPage(page), after: null });
      Object.assign(page, { deletedAt: new Date().toISOString(), published: false });
      return { status: 204 as const };
    },

    restore: (user: Actor, id: number) => {
      const page = find(id, true);
      if (!page) return notFound(REFUSALS.pageGone);
      if (db.state.pages.some(({ address, deletedAt }) => address === page.address && deletedAt === null))
        return invalidField('address', REFUSALS.addressUsed);
      page.deletedAt = null;
      record(user, 'restore', page, { before: null, after: toPage(page) });
      return { status: 204 as const };
    },
  };
};
