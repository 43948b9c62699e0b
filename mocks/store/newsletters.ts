import type {
  AdminNewsletter,
  NewsletterAudience,
  NewsletterAudienceCount,
  NewsletterTexts,
} from '../../contract/generated/model.ts';
import type { Language } from '../../contract/rules/languages.ts';
import {
  findNewsletterGaps,
  listNewsletterLanguages,
  pickNewsletterLanguage,
  testSubject,
  toNewsletterTitle,
} from '../../contract/rules/newsletters.ts';
import { conflict } from '../problems.ts';
import { toDay } from './date-range.ts';
import type { MockDb } from './db.ts';
import type { NewsletterState, StoredNewsletter, Subscriber } from './newsletter-state.ts';
import { sendMail } from './outbox.ts';
import { seedSequences } from './sequences.ts';

export const seedNewsletters = (): Pick<
  NewsletterState,
  'newsletters' | 'newsletterSettings' | 'savedAudiences' | 'sequences'
> => ({
  newsletters: [],
  newsletterSettings: { per_minute: 60, per_day: 5000, version: 1 },
  savedAudiences: { items: [], version: 1 },
  sequences: seedSequences(),
});

export const NO_FIGURES: AdminNewsletter['figures'] = {
  recipients: 0,
  sent: 0,
  skipped: 0,
  failed: 0,
  unconfirmed: 0,
  returned: 0,
  complaints: 0,
  unsubscribed: 0,
};

/** Subscribers of the mock server have no language of their own. */
const LANGUAGE = 'en';

function matches(db: MockDb, { email }: Subscriber, audience: NewsletterAudience): boolean {
  const userId = db.accountByEmail(email)?.user.id;
  const owns = (productId: number) =>
    db.state.downloads.some((file) => file.userId === userId && file.product_id === productId);
  const hasBought = db.state.orders.some(
    (order) => order.userId === userId && order.status === 'completed' && order.amount > 0,
  );
  return (
    (audience.language === null || audience.language === LANGUAGE) &&
    (audience.owns_product_id === null || owns(audience.owns_product_id)) &&
    (audience.lacks_product_id === null || !owns(audience.lacks_product_id)) &&
    (audience.outdated_product_id === null || owns(audience.outdated_product_id)) &&
    audience.plan_ends_within_days === null &&
    audience.countries.length === 0 &&
    (audience.has_bought === null || audience.has_bought === hasBought)
  );
}

const findRecipients = (db: MockDb, audience: NewsletterAudience): Subscriber[] =>
  db.state.subscribers.filter(
    (subscriber) => !subscriber.list && subscriber.status === 'confirmed' && matches(db, subscriber, audience),
  );

export function countRecipients(db: MockDb, audience: NewsletterAudience): NewsletterAudienceCount {
  const { per_minute, per_day } = db.state.newsletterSettings;
  const total = findRecipients(db, audience).length;
  return { total, en: total, bn: 0, suppressed: 0, per_minute, per_day };
}

/** Sends texts to an administrator in each language that is written. */
export function sendTest(db: MockDb, { email, name }: { email: string; name: string }, texts: NewsletterTexts) {
  const [gap] = findNewsletterGaps(texts);
  if (gap) return conflict(gap.message);
  for (const language of listNewsletterLanguages(texts)) {
    const { subject, content } = texts[language];
    sendMail(db, { kind: 'example', to: email, name, subject: testSubject(language, subject), text: content });
  }
  return { status: 204 as const };
}

/** Begins to send. @returns whether there are recipients */
export function startNewsletter(db: MockDb, newsletter: StoredNewsletter): boolean {
  const recipients = findRecipients(db, newsletter.audience).length;
  if (recipients === 0) return false;
  const figures = { ...NO_FIGURES, recipients };
  Object.assign(newsletter, { status: 'sending', scheduled_for: null, began_at: new Date().toISOString(), figures });
  return true;
}

const maySend = (db: MockDb, id = ''): boolean => {
  const user = db.member(id)?.user;
  return user?.status === 'active' && user.rights.includes('all');
};

/** Nothing runs between two calls, so what is being sent arrives with the next one. */
export function sendDueNewsletters(db: MockDb): void {
  const now = new Date().toISOString();
  for (const newsletter of db.state.newsletters) {
    if (
      newsletter.status === 'scheduled' &&
      (newsletter.scheduled_for ?? now) < now &&
      !(maySend(db, newsletter.scheduledBy) && startNewsletter(db, newsletter))
    )
      Object.assign(newsletter, { status: 'draft', scheduled_for: null });
    // A story shows one that is being sent by the answer of its mail server.
    if (newsletter.status !== 'sending' || newsletter.problem !== null) continue;
    const { texts } = newsletter;
    const subject = texts[pickNewsletterLanguage(texts, LANGUAGE)].subject;
    for (const { email, id } of findRecipients(db, newsletter.audience)) {
      const link = `/unsubscribe?token=out.${id}`;
      sendMail(db, { kind: 'newsletter-issue', to: email, subject, text: link, links: [link] });
    }
    const figures = { ...newsletter.figures, sent: newsletter.figures.recipients };
    Object.assign(newsletter, { status: 'sent', finished_at: now, figures, version: newsletter.version + 1 });
  }
}

export const toAdminNewsletter = ({
  created_at: _created,
  problems: _problems,
  scheduledBy: _by,
  ...newsletter
}: StoredNewsletter): AdminNewsletter => newsletter;

export function toNewsletterRow({ texts, id, status, figures, ...row }: StoredNewsletter) {
  const { scheduled_for, began_at, finished_at, updated_at } = row;
  const times = { scheduled_for, began_at, finished_at, updated_at };
  return {
    id,
    status,
    figures,
    ...times,
    subject: toNewsletterTitle(texts),
    languages: listNewsletterLanguages(texts),
  };
}

const MAX_ISSUES = 200;

/** Sent newsletters that visitors can read, newest first. */
export const listArchive = ({ state }: MockDb): StoredNewsletter[] =>
  state.newsletters
    .filter(({ archived, status }) => archived && status === 'sent')
    .sort((a, b) => ((a.finished_at ?? '') < (b.finished_at ?? '') ? 1 : -1))
    .slice(0, MAX_ISSUES);

export function toIssueRow(db: MockDb, { id, texts, finished_at: end }: StoredNewsletter, language: Language) {
  const { subject } = texts[pickNewsletterLanguage(texts, language)];
  return { id, subject, sent_on: toDay(db, Date.parse(end ?? '')) };
}
