import type { AdminPage, AdminPageRow, PageInput } from '../../../contract/generated/model.ts';
import { isReservedSlug } from '../../../contract/rules/page-slugs.ts';
import { legalMarkdown } from '../../../contract/rules/plain-markdown.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { toPageState } from '../../../contract/rules/revisions.ts';
import { conflict, invalidField } from '../../problems.ts';
import type { MockDb } from '../../store/db.ts';
import { findDocument, type StoredPage } from '../../store/pages.ts';
import { renderText } from '../../store/render-text.ts';
import { recordRevision, workingCopyKey } from '../../store/revisions.ts';
import { createCollection, newEntry } from '../kit/collection.ts';

/** Creates, updates, deletes and restores pages, over the store. */
export const createPages = (db: MockDb) => {
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

  const toSavedState = (page: StoredPage) => ({ state: toPageState(toPage(page)), at: page.updated_at });

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
    const legal = before?.legal ?? false;
    return { address, published, legal, ...texts, content, html: text.html, headings: text.headings };
  };

  const pages = createCollection<StoredPage, AdminPage, PageInput, 400>(db, {
    rows: () => db.state.pages,
    gone: REFUSALS.pageGone,
    toItem: toPage,
    write,
    create: (fields) => ({ ...fields, ...newEntry(db.state.pages) }),
    audit: {
      subject: 'page',
      label: ({ title }) => title,
      // Without the demo's document, which is not the owner's text.
      fields: ({ title, address, published, legal, description, content }) => ({
        title,
        address,
        published,
        legal,
        description,
        content,
      }),
      updateVerb: (before, { published }) => {
        if (before.published === published) return 'update';
        return published ? 'publish' : 'unpublish';
      },
    },
    saved: (page, before, user) => {
      const { id, address } = page;
      delete db.state.formerAddresses[address];
      if (before && before.address !== address) db.state.formerAddresses[before.address] = id;
      delete db.state.workingCopies[workingCopyKey(user.id, 'pages', before ? id : 'new')];
      recordRevision(db.state, user.id, { kind: 'pages', id }, before && toSavedState(before), toSavedState(page));
    },
  });

  return {
    ...pages,
    toRow,
    toPage,

    remove: (call: Parameters<typeof pages.remove>[0]) => {
      const page = pages.find(call.params.id);
      if (page?.legal) return conflict(REFUSALS.legalStays);
      const reply = pages.remove(call);
      if (page) page.published = false;
      return reply;
    },

    restore: (call: Parameters<typeof pages.restore>[0]) => {
      const { address } = pages.find(call.params.id, undefined, true) ?? {};
      if (pages.present().some((page) => page.address === address))
        return invalidField('address', REFUSALS.addressUsed);
      return pages.restore(call);
    },
  };
};
