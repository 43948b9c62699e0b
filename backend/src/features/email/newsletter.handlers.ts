import { CONFIRMATIONS } from '../../../../contract/rules/confirmations.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { createUnsubscribeTokens } from '../../mail/unsubscribe-tokens.ts';
import { assertListOpen, confirmSubscription, endSubscription } from './newsletter.service.ts';
import { createNewsletterArchive } from './newsletter-archive.service.ts';

const MESSAGES = {
  newsletter: {
    asked: String(CONFIRMATIONS.newsletterRequested),
    confirmed: String(CONFIRMATIONS.subscribed),
    ended: String(CONFIRMATIONS.unsubscribed),
  },
  waitlist: {
    asked: String(CONFIRMATIONS.waitlistRequested),
    confirmed: String(CONFIRMATIONS.waiting),
    ended: String(CONFIRMATIONS.waitlistLeft),
  },
} as const;

type Operations =
  | 'subscribeToNewsletter'
  | 'listNewsletterIssues'
  | 'getNewsletterIssue'
  | 'confirmNewsletter'
  | 'unsubscribeFromNewsletter';

/** @param secret the server's; keys the unsubscribe links */
export function createNewsletterHandlers(deps: Deps, secret: string): FeatureHandlers<Operations> {
  const tokens = createUnsubscribeTokens(secret);
  const archive = createNewsletterArchive(deps);
  return {
    subscribeToNewsletter: async ({ body, call }) => {
      await deps.limits.consume('newsletter-network', call.ip);
      const { list = 'newsletter' } = body;
      await assertListOpen(deps, list);
      // `website` is ignored: browsers autofill it, and nothing happens until the link in the email is used.
      await deps.jobs.add('newsletter.send-confirmation', {
        email: body.email.trim(),
        list,
        language: call.language,
      });
      return { status: 202, body: { message: MESSAGES[list].asked } };
    },

    listNewsletterIssues: async ({ call }) => ({ status: 200, body: { items: await archive.list(call.language) } }),

    getNewsletterIssue: async ({ params, call }) => ({
      status: 200,
      body: await archive.get(params.id, call.language),
    }),

    confirmNewsletter: async ({ body, call }) => {
      await deps.limits.consume('newsletter-link-network', call.ip);
      const list = await confirmSubscription(deps, tokens, body.token);
      return { status: 200, body: { message: MESSAGES[list].confirmed } };
    },

    unsubscribeFromNewsletter: async ({ body, call }) => {
      await deps.limits.consume('newsletter-link-network', call.ip);
      const list = await endSubscription(deps, tokens, body.token);
      return { status: 200, body: { message: MESSAGES[list].ended } };
    },
  };
}
