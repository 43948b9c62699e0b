import type { NewsletterAudience, NewsletterTexts } from '../../../contract/generated/model.ts';
import { keepLineBreaks } from '../../../contract/markdown/line-breaks.ts';
import { findGrantingRight } from '../../../contract/rules/admin-rights.ts';
import { changedFields } from '../../../contract/rules/changed-fields.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { toNewsletterCampaign } from '../../../contract/rules/newsletter-links.ts';
import {
  canSetNewsletterStatus,
  EVERYONE,
  findNewsletterGaps,
  NEWSLETTER_ACTIONS,
  toNewsletterTitle,
  toSourceText,
} from '../../../contract/rules/newsletters.ts';
import { escapeMarkdown } from '../../../contract/rules/plain-markdown.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { findAudienceProblem, normaliseAudiences } from '../../../contract/rules/saved-audiences.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { newsletterHtml } from '../../store/mail-examples.ts';
import { countSales } from '../../store/newsletter-sales.ts';
import type { StoredNewsletter } from '../../store/newsletter-state.ts';
import {
  countRecipients,
  NO_FIGURES,
  sendTest,
  startNewsletter,
  toAdminNewsletter,
  toNewsletterRow,
} from '../../store/newsletters.ts';
import { renderText } from '../../store/render-text.ts';
import { countCampaign } from '../../store/visits.ts';
import { toPage } from '../kit/page.ts';
import { findVersionProblem } from '../kit/version.ts';

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

type Actor = { id: string };

const trim = ({ en, bn }: NewsletterTexts): NewsletterTexts => ({
  en: { subject: en.subject.trim(), content: en.content.trim() },
  bn: { subject: bn.subject.trim(), content: bn.content.trim() },
});

export const createAdminNewslettersHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const now = () => new Date().toISOString();
  const find = (id: string) => db.state.newsletters.find((newsletter) => newsletter.id === id);
  const gone = () => notFound(REFUSALS.newsletterGone);
  const record = (user: Actor, row: StoredNewsletter, verb: string, before: object | null, after: object | null) =>
    recordChange(db, {
      actorId: user.id,
      subject: 'newsletter',
      subjectId: row.id,
      label: toNewsletterTitle(row.texts) || 'Untitled newsletter',
      action: verb,
      before,
      after,
    });
  const change = (row: StoredNewsletter, changes: Partial<StoredNewsletter>) =>
    Object.assign(row, { ...changes, version: row.version + 1, updated_at: now() });

  const create = (user: Actor, input: { texts: NewsletterTexts; audience: NewsletterAudience }) => {
    const at = now();
    const row: StoredNewsletter = {
      id: crypto.randomUUID(),
      version: 1,
      texts: trim(input.texts),
      audience: input.audience,
      status: 'draft',
      figures: NO_FIGURES,
      scheduled_for: null,
      began_at: null,
      finished_at: null,
      updated_at: at,
      created_at: at,
      problem: null,
      archived: false,
      problems: [],
    };
    db.state.newsletters.unshift(row);
    record(user, row, 'newsletter.create', null, { title: toNewsletterTitle(row.texts) });
    return toAdminNewsletter(row);
  };

  const draftArticle = (id: string): NewsletterTexts | undefined => {
    const article = db.state.articles.find((one) => String(one.id) === id && one.published && one.deletedAt === null);
    if (!article) return undefined;
    const url = `${globalThis.location?.origin ?? 'http://localhost'}/blog/${article.address || article.id}`;
    const en = toSourceText(article.title, escapeMarkdown(article.excerpt), { label: 'Read the article', url });
    return { en, bn: { subject: '', content: '' } };
  };
  const draftRelease = (id: string): NewsletterTexts | undefined => {
    const release = db.state.releases.find((one) => one.id === id && one.state === 'published');
    const product = db.state.catalogue.find(({ product: { id } }) => id === release?.productId)?.product;
    if (!release || !product) return undefined;
    const url = `${globalThis.location?.origin ?? 'http://localhost'}/product/${product.id}/changelog`;
    const en = toSourceText(`${product.title} ${release.version} is out`, release.notes, {
      label: 'See what’s new',
      url,
    });
    return { en, bn: { subject: '', content: '' } };
  };

  return {
    adminListNewsletters: ({ query }) => {
      const rows = db.state.newsletters
        .filter(({ status }) => !query.status || status === query.status)
        .filter(({ texts: { en, bn } }) => matchesSearch(query.search, en.subject, bn.subject));
      return { status: 200, body: toPage(rows.map(toNewsletterRow), query.page, query.limit ?? 20) };
    },
    adminCreateNewsletter: ({ user, body }) => ({ status: 201, body: create(user, body) }),
    adminDraftNewsletter: ({ user, body: { kind, id } }) => {
      const texts = kind === 'article' ? draftArticle(id) : draftRelease(id);
      return texts
        ? { status: 201, body: create(user, { texts, audience: EVERYONE }) }
        : notFound(REFUSALS.newsletterSource);
    },
    adminGetNewsletter: ({ params }) => {
      const row = find(params.id);
      return row ? { status: 200, body: toAdminNewsletter(row) } : gone();
    },
    adminUpdateNewsletter: ({ user, params, body }) => {
      const row = find(params.id);
      if (!row) return gone();
      const stale = findVersionProblem(row.version, body.version);
      if (stale) return stale;
      if (row.status !== 'draft') return conflict(REFUSALS.newsletterNoDraft);
      const title = { title: toNewsletterTitle(row.texts) };
      change(row, { texts: trim(body.texts), audience: body.audience });
      const changes = changedFields(title, { title: toNewsletterTitle(row.texts) });
      record(user, row, 'newsletter.update', changes?.before ?? {}, changes?.after ?? {});
      return { status: 200, body: toAdminNewsletter(row) };
    },
    adminDeleteNewsletter: ({ user, params }) => {
      const row = find(params.id);
      if (!row) return gone();
      if (row.status !== 'draft') return conflict(REFUSALS.newsletterNoDraft);
      db.state.newsletters = db.state.newsletters.filter((one) => one !== row);
      record(user, row, 'newsletter.delete', { title: toNewsletterTitle(row.texts) }, null);
      return { status: 204 };
    },
    adminTestNewsletter: ({ user, params }) => {
      const row = find(params.id);
      if (!row) return gone();
      return sendTest(db, user, row.texts);
    },
    adminSendNewsletter: ({ user, params, body: { version, at } }) => {
      const row = find(params.id);
      if (at !== null && at <= now()) return invalidField('at', REFUSALS.newsletterPast);
      if (!row) return gone();
      if (row.status !== 'draft') return conflict(REFUSALS.newsletterNoDraft);
      const stale = findVersionProblem(row.version, version);
      if (stale) return stale;
      const [gap] = findNewsletterGaps(row.texts);
      if (gap) return conflict(gap.message);
      if (at === null && !startNewsletter(db, row)) return conflict(REFUSALS.newsletterNoRecipients);
      if (at === null) change(row, {});
      else change(row, { status: 'scheduled', scheduled_for: at, scheduledBy: user.id });
      const after = at === null ? { recipients: row.figures.recipients } : { scheduledFor: at };
      record(user, row, at === null ? 'newsletter.send' : 'newsletter.schedule', {}, after);
      return { status: 200, body: toAdminNewsletter(row) };
    },
    adminSetNewsletterStatus: ({ user, params, body: { status } }) => {
      const row = find(params.id);
      if (!row) return gone();
      if (!canSetNewsletterStatus(row.status, status)) return conflict(REFUSALS.newsletterStatus);
      const before = { status: row.status };
      change(row, {
        status,
        ...(status === 'stopped' ? { finished_at: now(), problem: null } : {}),
        ...(status === 'draft' ? { scheduled_for: null } : {}),
      });
      record(user, row, NEWSLETTER_ACTIONS[status], before, { status });
      return { status: 200, body: toAdminNewsletter(row) };
    },
    adminArchiveNewsletter: ({ user, params, body: { archived } }) => {
      const row = find(params.id);
      if (!row) return gone();
      const before = { archived: row.archived };
      if (archived === row.archived) return { status: 200, body: toAdminNewsletter(row) };
      change(row, { archived });
      record(user, row, 'newsletter.archive', before, { archived });
      return { status: 200, body: toAdminNewsletter(row) };
    },
    adminListNewsletterProblems: ({ params, query }) => {
      const row = find(params.id);
      return row ? { status: 200, body: toPage(row.problems, query.page, query.limit ?? 20) } : gone();
    },
    adminGetNewsletterVisits: ({ user, params }) => {
      const row = find(params.id);
      if (!row) return gone();
      const visits = countCampaign(db, toNewsletterCampaign(row.id));
      const sales = findGrantingRight(user.rights, ['accounting']) ? countSales(db, row) : undefined;
      return { status: 200, body: { ...visits, ...(sales ? { sales } : {}) } };
    },
    adminPreviewNewsletter: async ({ body: { language, text } }) => {
      const rendered = await renderText(db.state, 'content', keepLineBreaks(text.content.trim()), language);
      if ('status' in rendered) return rendered;
      const subject = text.subject.trim();
      const from = db.state.site.name;
      const html = newsletterHtml(from, subject, rendered.html, language);
      return {
        status: 200,
        body: { from, subject, html, text: `${text.content.trim()}\n\n-- \n${from}\n`, notes: rendered.notes },
      };
    },
    adminCountNewsletterAudience: ({ body }) => ({ status: 200, body: countRecipients(db, body) }),
    adminGetNewsletterAudiences: () => ({ status: 200, body: db.state.savedAudiences }),
    adminSaveNewsletterAudiences: ({ user, body }) => {
      const before = db.state.savedAudiences;
      const items = normaliseAudiences(body.items);
      const problem = findAudienceProblem(items);
      if (problem) return invalidField('items', problem);
      const stale = findVersionProblem(before.version, body.version);
      if (stale) return stale;
      db.state.savedAudiences = { items, version: before.version + 1 };
      const toFields = (list: typeof items) => ({ title: list.map(({ name }) => name).join(', ') });
      const fields = { before: toFields(before.items), after: toFields(items) };
      const entry = { actorId: user.id, subject: 'newsletter', subjectId: null, label: 'Saved audiences' };
      recordChange(db, { ...entry, action: 'newsletter.update', ...fields });
      return { status: 200, body: db.state.savedAudiences };
    },
    adminGetNewsletterSettings: () => ({ status: 200, body: db.state.newsletterSettings }),
    adminUpdateNewsletterSettings: ({ user, body }) => {
      const before = db.state.newsletterSettings;
      const stale = findVersionProblem(before.version, body.version);
      if (stale) return stale;
      db.state.newsletterSettings = { ...body, version: before.version + 1 };
      const toFields = ({ per_minute, per_day }: typeof body) => ({ perMinute: per_minute, perDay: per_day });
      const changes = changedFields(toFields(before), toFields(body));
      const entry = { actorId: user.id, subject: 'newsletter', subjectId: null, label: 'Sending limits' };
      if (changes) recordChange(db, { ...entry, action: 'newsletter.update', ...changes });
      return { status: 200, body: db.state.newsletterSettings };
    },
  };
};
