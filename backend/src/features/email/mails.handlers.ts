import type { MailChoiceKind } from '../../../../contract/generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { createUnsubscribeTokens } from '../../mail/unsubscribe-tokens.ts';
import { getMailChoices, getMailLink, setMailChoice, setMailChoiceByLink } from './mails.service.ts';

type Operations = 'getMailChoices' | 'setMailChoice' | 'getMailLink' | 'setMailLink';

/** Email preferences. @param secret the server's; keys the unsubscribe links */
export function createMailsHandlers(deps: Deps, secret: string): FeatureHandlers<Operations> {
  const tokens = createUnsubscribeTokens(secret);
  return {
    getMailChoices: async ({ user }) => ({ status: 200, body: await getMailChoices(deps, user.id) }),
    setMailChoice: async ({ user, params: { kind }, body: { wanted } }) => ({
      status: 200,
      body: await setMailChoice(deps, user.id, kind as MailChoiceKind, wanted),
    }),
    getMailLink: async ({ params }) => ({ status: 200, body: await getMailLink(deps, tokens, params.token) }),
    setMailLink: async ({ params, body }) => ({
      status: 200,
      body: await setMailChoiceByLink(deps, tokens, params.token, body.wanted),
    }),
  };
}
