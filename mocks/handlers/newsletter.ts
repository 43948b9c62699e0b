import { CONFIRMATIONS } from '../../backend/shared/confirmations.ts';
import { REFUSALS } from '../../backend/shared/refusals.ts';
import { linkExpired } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';
import { postMail } from '../store/outbox.ts';
import type { Subscriber } from '../store/state.ts';

const ASKED = CONFIRMATIONS.newsletterAsked;
const LINK_LIFE_MS = 7 * 86_400_000;
const OUT = 'out.';

type NewsletterOperations = 'subscribeToNewsletter' | 'confirmNewsletter' | 'unsubscribeFromNewsletter';

export const createNewsletterHandlers = (db: MockDb): Pick<MockHandlers, NewsletterOperations> => {
  /** A mail with one link, told apart by its subject. */
  const write = ({ email }: Subscriber, subject: string, lines: string, link: string) =>
    postMail(db, {
      to: email,
      subject: `${subject} ${db.state.site.name}`,
      text: `Hello,\n\n${lines}\n\n${link}\n`,
      links: [link],
    });

  const known = (email: string): Subscriber => {
    const wanted = email.trim().toLowerCase();
    const found = db.state.subscribers.find((one) => one.email.toLowerCase() === wanted);
    if (found) return found;
    const fresh: Subscriber = {
      id: crypto.randomUUID(),
      email: email.trim(),
      status: 'pending',
      created_at: new Date().toISOString(),
      confirmed_at: null,
      unsubscribed_at: null,
    };
    db.state.subscribers.unshift(fresh);
    return fresh;
  };

  const wayOut = ({ id }: Subscriber) => `/newsletter/unsubscribe?token=${OUT}${id}`;

  return {
    subscribeToNewsletter: ({ body }) => {
      // Only a robot fills the hidden field; it must not learn that it was noticed.
      if (body.website) return { status: 202, body: { message: ASKED } };
      const subscriber = known(body.email);
      if (subscriber.status === 'confirmed') {
        write(
          subscriber,
          'You are already subscribed to',
          'there is nothing to do. To stop, open this link:',
          wayOut(subscriber),
        );
        return { status: 202, body: { message: ASKED } };
      }
      const token = crypto.randomUUID();
      db.state.newsletterLinks[token] = { subscriberId: subscriber.id, expiresAt: Date.now() + LINK_LIFE_MS };
      write(
        subscriber,
        'Confirm your subscription to',
        'open this link to confirm it:',
        `/newsletter/confirm?token=${token}`,
      );
      return { status: 202, body: { message: ASKED } };
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
        write(subscriber, 'You are subscribed to', 'to stop at any time, open this link:', wayOut(subscriber));
      }
      return { status: 200, body: { message: CONFIRMATIONS.subscribed } };
    },

    unsubscribeFromNewsletter: ({ body }) => {
      const id = body.token.startsWith(OUT) ? body.token.slice(OUT.length) : undefined;
      const subscriber = db.state.subscribers.find((one) => one.id === id);
      if (!subscriber) return linkExpired(REFUSALS.unsubscribeBroken);
      if (subscriber.status !== 'unsubscribed') {
        Object.assign(subscriber, { status: 'unsubscribed', unsubscribed_at: new Date().toISOString() });
      }
      for (const [token, link] of Object.entries(db.state.newsletterLinks)) {
        if (link.subscriberId === id) delete db.state.newsletterLinks[token];
      }
      return { status: 200, body: { message: CONFIRMATIONS.unsubscribed } };
    },
  };
};
