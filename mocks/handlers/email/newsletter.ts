import { CONFIRMATIONS } from '../../../backend/shared/confirmations.ts';
import { REFUSALS } from '../../../backend/shared/refusals.ts';
import type { SubscriberList } from '../../generated/model.ts';
import { forbidden, linkExpired } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import type { Subscriber } from '../../store/newsletter-state.ts';
import { postMail } from '../../store/outbox.ts';

const LINK_LIFE_MS = 7 * 86_400_000;
const OUT = 'out.';
/** The prefix of the waitlist's tokens. */
const WAITLIST = 'w.';

const WORDS = {
  newsletter: {
    asked: CONFIRMATIONS.newsletterAsked,
    confirmed: CONFIRMATIONS.subscribed,
    ended: CONFIRMATIONS.unsubscribed,
    confirm: 'Confirm your subscription to',
    welcome: 'You are subscribed to',
    known: 'You are already subscribed to',
  },
  waitlist: {
    asked: CONFIRMATIONS.waitlistAsked,
    confirmed: CONFIRMATIONS.waiting,
    ended: CONFIRMATIONS.waitingEnded,
    confirm: 'Confirm your place on the waitlist of',
    welcome: 'You are on the waitlist of',
    known: 'You are already on the waitlist of',
  },
} as const;

const listOf = ({ list }: Pick<Subscriber, 'list'>) => list ?? 'newsletter';

type NewsletterOperations = 'subscribeToNewsletter' | 'confirmNewsletter' | 'unsubscribeFromNewsletter';

export const createNewsletterHandlers = (db: MockDb): Pick<MockHandlers, NewsletterOperations> => {
  /** An email with one link, identified by its subject. */
  const write = ({ email }: Subscriber, subject: string, lines: string, link: string) =>
    postMail(db, {
      kind: 'newsletter',
      to: email,
      subject: `${subject} ${db.state.site.name}`,
      text: `Hello,\n\n${lines}\n\n${link}\n`,
      links: [link],
    });

  const known = (list: SubscriberList, email: string): Subscriber => {
    const wanted = email.trim().toLowerCase();
    const found = db.state.subscribers.find((one) => listOf(one) === list && one.email.toLowerCase() === wanted);
    if (found) return found;
    const fresh: Subscriber = {
      id: crypto.randomUUID(),
      ...(list === 'waitlist' ? { list } : {}),
      email: email.trim(),
      status: 'pending',
      created_at: new Date().toISOString(),
      confirmed_at: null,
      unsubscribed_at: null,
    };
    db.state.subscribers.unshift(fresh);
    return fresh;
  };

  const begin = (one: Subscriber) => (listOf(one) === 'waitlist' ? WAITLIST : '');
  const wayOut = (one: Subscriber) => `/unsubscribe?token=${begin(one)}${OUT}${one.id}`;

  return {
    subscribeToNewsletter: ({ body }) => {
      const { list = 'newsletter' } = body;
      if (list === 'waitlist' && !db.state.sections.suite.waitlist) return forbidden(REFUSALS.waitlistClosed);
      const words = WORDS[list];
      const subscriber = known(list, body.email);
      if (subscriber.status === 'confirmed') {
        write(subscriber, words.known, 'no action is needed. To unsubscribe, open this link:', wayOut(subscriber));
        return { status: 202, body: { message: words.asked } };
      }
      const token = `${begin(subscriber)}${crypto.randomUUID()}`;
      db.state.newsletterLinks[token] = { subscriberId: subscriber.id, expiresAt: Date.now() + LINK_LIFE_MS };
      write(subscriber, words.confirm, 'open this link to confirm it:', `/newsletter/confirm?token=${token}`);
      return { status: 202, body: { message: words.asked } };
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
          WORDS[listOf(subscriber)].welcome,
          'to unsubscribe at any time, open this link:',
          wayOut(subscriber),
        );
      }
      return { status: 200, body: { message: WORDS[listOf(subscriber)].confirmed } };
    },

    unsubscribeFromNewsletter: ({ body }) => {
      const given = body.token.startsWith(WAITLIST) ? body.token.slice(WAITLIST.length) : body.token;
      const id = given.startsWith(OUT) ? given.slice(OUT.length) : undefined;
      const subscriber = db.state.subscribers.find((one) => one.id === id);
      if (!subscriber) return linkExpired(REFUSALS.unsubscribeBroken);
      if (subscriber.status !== 'unsubscribed') {
        Object.assign(subscriber, { status: 'unsubscribed', unsubscribed_at: new Date().toISOString() });
      }
      for (const [token, link] of Object.entries(db.state.newsletterLinks)) {
        if (link.subscriberId === id) delete db.state.newsletterLinks[token];
      }
      return { status: 200, body: { message: WORDS[listOf(subscriber)].ended } };
    },
  };
};
