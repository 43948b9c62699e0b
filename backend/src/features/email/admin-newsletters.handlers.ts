import type { AdminNewsletterRow } from '../../../../contract/generated/model.ts';
import { findGrantingRight } from '../../../../contract/rules/admin-rights.ts';
import { EVERYONE, listNewsletterLanguages, toNewsletterTitle } from '../../../../contract/rules/newsletters.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toPage } from '../../lib/page.ts';
import { archiveNewsletter } from './newsletter-archive.service.ts';
import { listProblems } from './newsletter-recipients.repository.ts';
import { previewNewsletter } from './newsletter-rendering.service.ts';
import { sendNewsletter, setNewsletterStatus } from './newsletter-sending.service.ts';
import { getNewsletterSettings } from './newsletter-settings.repository.ts';
import { countNewsletterAudience, saveNewsletterSettings } from './newsletter-settings.service.ts';
import { draftTexts } from './newsletter-source.service.ts';
import { countNewsletterSales, countNewsletterVisits } from './newsletter-visits.repository.ts';
import { listNewsletters, type NewsletterRow } from './newsletters.repository.ts';
import {
  createNewsletter,
  getNewsletter,
  removeNewsletter,
  saveNewsletter,
  testNewsletter,
  toAdminNewsletter,
} from './newsletters.service.ts';
import { getSavedAudiences } from './saved-audiences.repository.ts';
import { saveAudiences } from './saved-audiences.service.ts';

type Operations =
  | 'adminListNewsletters'
  | 'adminCreateNewsletter'
  | 'adminDraftNewsletter'
  | 'adminGetNewsletter'
  | 'adminUpdateNewsletter'
  | 'adminDeleteNewsletter'
  | 'adminTestNewsletter'
  | 'adminSendNewsletter'
  | 'adminSetNewsletterStatus'
  | 'adminArchiveNewsletter'
  | 'adminListNewsletterProblems'
  | 'adminGetNewsletterVisits'
  | 'adminPreviewNewsletter'
  | 'adminCountNewsletterAudience'
  | 'adminGetNewsletterAudiences'
  | 'adminSaveNewsletterAudiences'
  | 'adminGetNewsletterSettings'
  | 'adminUpdateNewsletterSettings';

function toListed(row: NewsletterRow): AdminNewsletterRow {
  const {
    version: _version,
    texts,
    audience: _audience,
    problem: _problem,
    archived: _archived,
    ...fields
  } = toAdminNewsletter(row);
  return { ...fields, subject: toNewsletterTitle(texts), languages: listNewsletterLanguages(texts) };
}

/** Newsletters and their delivery; the contract admits only the role super_admin. */
export function createAdminNewslettersHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListNewsletters: async ({ query: { status, search, page = 1, limit = 20 } }) => {
      const filter = { search: search?.trim() || undefined, status };
      const result = await listNewsletters(deps.db, filter, { limit, offset: (page - 1) * limit });
      return { status: 200, body: toPage(result, toListed, { page, limit }) };
    },
    adminCreateNewsletter: async ({ user, body }) => ({ status: 201, body: await createNewsletter(deps, user, body) }),
    adminDraftNewsletter: async ({ user, body }) => {
      const texts = await draftTexts(deps, body);
      return { status: 201, body: await createNewsletter(deps, user, { texts, audience: EVERYONE }) };
    },
    adminGetNewsletter: async ({ params }) => ({
      status: 200,
      body: toAdminNewsletter(await getNewsletter(deps, params.id)),
    }),
    adminUpdateNewsletter: async ({ user, params, body }) => ({
      status: 200,
      body: await saveNewsletter(deps, user, params.id, body),
    }),
    adminDeleteNewsletter: async ({ user, params }) => {
      await removeNewsletter(deps, user, params.id);
      return { status: 204 };
    },
    adminTestNewsletter: async ({ user, params }) => {
      await testNewsletter(deps, user, params.id);
      return { status: 204 };
    },
    adminSendNewsletter: async ({ user, params, body }) => ({
      status: 200,
      body: await sendNewsletter(deps, user, params.id, body),
    }),
    adminSetNewsletterStatus: async ({ user, params, body }) => ({
      status: 200,
      body: await setNewsletterStatus(deps, user, params.id, body.status),
    }),
    adminArchiveNewsletter: async ({ user, params, body }) => ({
      status: 200,
      body: await archiveNewsletter(deps, user, params.id, body.archived),
    }),
    adminListNewsletterProblems: async ({ params, query: { page = 1, limit = 20 } }) => {
      await getNewsletter(deps, params.id);
      const result = await listProblems(deps.db, params.id, { limit, offset: (page - 1) * limit });
      return { status: 200, body: toPage(result, (problem) => problem, { page, limit }) };
    },
    adminGetNewsletterVisits: async ({ user, params }) => {
      const newsletter = await getNewsletter(deps, params.id);
      const visits = await countNewsletterVisits(deps.db, newsletter);
      // Like the figures of the shop, which content alone does not permit.
      const mayReadSales = findGrantingRight(user.rights, ['accounting']) !== undefined;
      const sales = mayReadSales ? await countNewsletterSales(deps.db, newsletter) : undefined;
      return { status: 200, body: { ...visits, ...(sales ? { sales } : {}) } };
    },
    adminPreviewNewsletter: async ({ body: { language, text } }) => ({
      status: 200,
      body: await previewNewsletter(deps, language, text),
    }),
    adminCountNewsletterAudience: async ({ body }) => ({
      status: 200,
      body: await countNewsletterAudience(deps, body),
    }),
    adminGetNewsletterAudiences: async () => ({ status: 200, body: await getSavedAudiences(deps.db) }),
    adminSaveNewsletterAudiences: async ({ user, body }) => ({
      status: 200,
      body: await saveAudiences(deps, user, body),
    }),
    adminGetNewsletterSettings: async () => ({ status: 200, body: await getNewsletterSettings(deps.db) }),
    adminUpdateNewsletterSettings: async ({ user, body }) => ({
      status: 200,
      body: await saveNewsletterSettings(deps, user, body),
    }),
  };
}
