import { CONFIRMATIONS } from '../../../shared/confirmations.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { confirmSubscription, endSubscription, sendConfirmation } from './newsletter.service.ts';
import { createUnsubscribeTokens } from './unsubscribe-token.adapter.ts';

const ASKED = CONFIRMATIONS.newsletterAsked;

type Operations = 'subscribeToNewsletter' | 'confirmNewsletter' | 'unsubscribeFromNewsletter';

/** @param secret of the server; keys the links that end a subscription */
export function createNewsletterHandlers(deps: Deps, secret: string): FeatureHandlers<Operations> {
  const tokens = createUnsubscribeTokens(secret);
  return {
    subscribeToNewsletter: async ({ body, call }) => {
      await deps.limits.take('newsletter-network', call.ip);
      // People do not see this field. A robot that fills it must not learn from the answer that it was noticed.
      if (!body.website) {
        deps.background.run('newsletter confirmation', () => sendConfirmation(deps, tokens, body.email.trim()));
      }
      return { status: 202, body: { message: ASKED } };
    },

    confirmNewsletter: async ({ body, call }) => {
      await deps.limits.take('newsletter-link-network', call.ip);
      await confirmSubscription(deps, tokens, body.token);
      return { status: 200, body: { message: CONFIRMATIONS.subscribed } };
    },

    unsubscribeFromNewsletter: async ({ body, call }) => {
      await deps.limits.take('newsletter-link-network', call.ip);
      await endSubscription(deps, tokens, body.token);
      return { status: 200, body: { message: CONFIRMATIONS.unsubscribed } };
    },
  };
}
