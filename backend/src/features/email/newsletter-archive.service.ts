import { LRUCache } from 'lru-cache';
import type { AdminNewsletter, NewsletterIssue, NewsletterIssueRow } from '../../../../contract/generated/model.ts';
import { keepLineBreaks } from '../../../../contract/markdown/line-breaks.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { pickNewsletterLanguage } from '../../../../contract/rules/newsletters.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { renderMarkdownText } from '../media/library-content.service.ts';
import { findIssue, type IssueRow, listIssues } from './newsletter-archive.repository.ts';
import { updateNewsletter } from './newsletters.repository.ts';
import { lockExisting, toAdminNewsletter, toAuditEntry } from './newsletters.service.ts';

const MAX_ISSUES = 200;
/** Rendered texts, so that reading the archive does not render each time. */
const MAX_RENDERED = 50;

const toRow = ({ id, texts, sent_on }: IssueRow, language: Language): NewsletterIssueRow => ({
  id,
  subject: texts[pickNewsletterLanguage(texts, language)].subject,
  sent_on,
});

/** Newsletters that visitors read on the site. They contain no recipient data. */
export function createNewsletterArchive({ db }: Pick<Deps, 'db'>) {
  const rendered = new LRUCache<string, string>({ max: MAX_RENDERED });
  const render = async ({ id, version, texts }: IssueRow, language: Language): Promise<string> => {
    const written = pickNewsletterLanguage(texts, language);
    const key = `${id} ${version} ${written}`;
    const cached = rendered.get(key);
    if (cached !== undefined) return cached;
    const { html } = await renderMarkdownText({ db }, 'content', keepLineBreaks(texts[written].content), written);
    rendered.set(key, html);
    return html;
  };
  return {
    list: async (language: Language): Promise<NewsletterIssueRow[]> =>
      (await listIssues(db, MAX_ISSUES)).map((row) => toRow(row, language)),

    /** @throws AppError 404 */
    async get(id: string, language: Language): Promise<NewsletterIssue> {
      const row = await findIssue(db, id);
      if (!row) throw notFound(REFUSALS.newsletterNotFound);
      return { ...toRow(row, language), html: await render(row, language) };
    },
  };
}

/** Shows a newsletter on the site once it was sent, or removes it. @throws AppError 404 */
export async function archiveNewsletter(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  id: string,
  archived: boolean,
): Promise<AdminNewsletter> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const before = await lockExisting(tx, id);
    if (before.archived === archived) return toAdminNewsletter(before);
    const row = await updateNewsletter(tx, id, { archived }, at);
    await recordChange(tx, {
      ...toAuditEntry(user, at, row),
      action: 'newsletter.archive',
      before: { archived: before.archived },
      after: { archived },
    });
    return toAdminNewsletter(row);
  });
}
