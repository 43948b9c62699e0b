import type { SubscriberList } from '../../../contract/generated/model.ts';
import { keepLineBreaks } from '../../../contract/markdown/line-breaks.ts';
import { CONFIRMATIONS } from '../../../contract/rules/confirmations.ts';
import { pickNewsletterLanguage } from '../../../contract/rules/newsletters.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { forbidden, linkExpired, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import type { Subscriber } from '../../store/newsletter-state.ts';
import { listArchive, toIssueRow } from '../../store/newsletters.ts';
import { sendMail } from '../../store/outbox.ts';
import { renderText } from '../../store/render-text.ts';

const LINK_TTL_MS = 7 * 86_400_000;
const OUT = 'out.';
/** The prefix of the waitlist's tokens. */
const WAITLIST = 'w.';

const WORDS = {
  newsletter: {
    asked: String(CONFIRMATIONS.newsletterRequested),
    confirmed: String(CONFIRMATIONS.subscribed),
    ended: String(CONFIRMATIONS.unsubscribed),
    confirm: 'Confirm your subscription to',
    welcome: 'You are subscribed to',
    known: 'You are already subscribed to',
  },
  waitlist: {
    asked: String(CONFIRMATIONS.waitlistRequested),
    confirmed: String(CONFIRMATIONS.waiting),
    ended: String(CONFIRMATIONS.waitlistLeft),
    confirm: 'Confirm your place on the waitlist of',
    welcome: 'You are on the waitlist of',
    known: 'You are already on the waitlist of',
  },
} as const;

const toList = ({ list }: Pick<Subscriber, 'list'>) => list ?? 'newsletter';

type NewsletterOperations =
  | 'subscribeToNewsletter'
  | 'listNewsletterIssues'
  | 'getNewsletterIssue'
  | 'confirmNewsletter'
  | 'unsubscribeFromNewsletter';

export const createNewsletterHandlers = (db: MockDb): Pick<MockHandlers, NewsletterOperations> => {
  /** An email with one link, identified by its subject. */
  const write = ({ email }: Subscriber, subject: string, lines: string, link: string) =>
    sendMail(db, {
      kind: 'newsletter',
      to: email,
      subject: `${subject} ${db.state.site.name}`,
      text: `Hello,\n\n${lines}\n\n${link}\n`,
      links: [link],
    });

  const findOrCreateSubscriber = (list: SubscriberList, email: string): Subscriber => {
    const normalised = email.trim().toLowerCase();
    const existing = db.state.subscribers.find((one) => toList(one) === list && one.email.toLowerCase() === normalised);
    if (existing) return existing;
    const created: Subscriber = {
      id: crypto.randomUUID(),
      ...(list === 'waitlist' ? { list } : {}),
      email: email.trim(),
      status: 'pending',
      created_at: new Date().toISOString(),
      confirmed_at: null,
      unsubscribed_at: null,
    };
    db.state.subscribers.unshift(created);
    return created;
  };

  const begin = (one: Subscriber) => (toList(one) === 'waitlist' ? WAITLIST : '');
  const wayOut = (one: Subscriber) => `/unsubscribe?token=${begin(one)}${OUT}${one.id}`;

  return {
    subscribeToNewsletter: ({ body }) => {
      const { list = 'newsletter' } = body;
      if (list === 'waitlist' && !db.state.sections.suite.waitlist) return forbidden(REFUSALS.waitlistClosed);
      const texts = WORDS[list];
      const subscriber = findOrCreateSubscriber(list, body.email);
      if (subscriber.status === 'confirmed') {
        write(subscriber, texts.known, 'no action is needed. To unsubscribe, open this link:', wayOut(subscriber));
        return { status: 202, body: { message: texts.asked } };
      }
      const token = `${begin(subscriber)}${crypto.randomUUID()}`;
      db.state.newsletterLinks[token] = { subscriberId: subscriber.id, expiresAt: Date.now() + LINK_TTL_MS };
      write(subscriber, texts.confirm, 'open this link to confirm it:', `/newsletter/confirm?token=${token}`);
      return { status: 202, body: { message: texts.asked } };
    },

    listNewsletterIssues: ({ call: { language } }) => ({
      status: 200,
      body: { items: listArchive(db).map((row) => toIssueRow(db, row, language)) },
    }),

    getNewsletterIssue: async ({ params, call: { language } }) => {
      const row = listArchive(db).find(({ id }) => id === params.id);
      if (!row) return notFound(REFUSALS.newsletterNotFound);
      const written = pickNewsletterLanguage(row.texts, language);
      const rendered = await renderText(db.state, 'content', keepLineBreaks(row.texts[written].content), written);
      return {
        status: 200,
        body: { ...toIssueRow(db, row, language), html: 'status' in rendered ? '' : rendered.html },
      };
    },

    confirmNewsletter: ({ body }) => {
      const link = db.state.newsletterLinks[body.token];
      const subscriber = link && db.state.subscribers.find(({ id }) => id === link.subscriberId);
      if (!subscriber || link.expiresAt < Date.now()) {
        return linkExpired(REFUSALS.confirmationExpired);
      }
      if (subscriber.status !== 'confirmed') {
        Object.assign(subscriber, {
          status: 'confirmed',
          confirmed_at: new Date().toISOString(),
          unsubscribed_at: null,
        });
        write(
          subscriber,
          WORDS[toList(subscriber)].welcome,
          'to unsubscribe at any time, open this link:',
          wayOut(subscriber),
        );
      }
      return { status: 200, body: { message: WORDS[toList(subscriber)].confirmed } };
    },

    unsubscribeFromNewsletter: ({ body }) => {
      const tokenValue = body.token.startsWith(WAITLIST) ? body.token.slice(WAITLIST.length) : body.token;
      const id = tokenValue.startsWith(OUT) ? tokenValue.slice(OUT.length) : undefined;
      const subscriber = db.state.subscribers.find((one) => one.id === id);
      if (!subscriber) return linkExpired(REFUSALS.unsubscribeBroken);
      if (subscriber.status !== 'unsubscribed') {
        Object.assign(subscriber, { status: 'unsubscribed', unsubscribed_at: new Date().toISOString() });
      }
      for (const [token, link] of Object.entries(db.state.newsletterLinks)) {
        if (link.subscriberId === id) delete db.state.newsletterLinks[token];
      }
      return { status: 200, body: { message: WORDS[toList(subscriber)].ended } };
    },
  };
};
