import { MailChoiceKind, type MailLink, type MailLinkKind } from '../../../contract/generated/model.ts';
import { isSameEmail } from '../../../contract/rules/emails.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import type { Subscriber } from '../../store/newsletter-state.ts';

type Operations = 'getMailChoices' | 'setMailChoice' | 'getMailLink' | 'setMailLink';

/** Reads and changes one subscription of a recipient. */
type Choice = { kind: MailLinkKind; wanted: () => boolean; choose: (isWanted: boolean) => void };

const TOKEN = /^(w\.)?out\.(.+)$|^(releases|reviews)\.(.+)$/;

const setStatus = (one: Subscriber, isWanted: boolean) => {
  const at = new Date().toISOString();
  Object.assign(
    one,
    isWanted
      ? { status: 'confirmed', confirmed_at: at, unsubscribed_at: null }
      : { status: 'unsubscribed', unsubscribed_at: at },
  );
};

export const createMailsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const listSuppressions = (userId: string) => db.state.mailStops[userId] ?? [];
  const setSuppression = (userId: string, kind: string, isWanted: boolean) => {
    const others = listSuppressions(userId).filter((one) => one !== kind);
    db.state.mailStops[userId] = isWanted ? others : [...others, kind];
  };
  const findReader = (email: string) =>
    db.state.subscribers.find((one) => one.list === undefined && isSameEmail(one.email, email));

  /** The subject of a token; the server's tokens are signed. */
  const opened = (token: string): Choice | undefined => {
    const [, , subscriberId, kind, userId = ''] = TOKEN.exec(token) ?? [];
    const one = db.state.subscribers.find(({ id }) => id === subscriberId);
    if (one) {
      return {
        kind: one.list ?? 'newsletter',
        wanted: () => one.status === 'confirmed',
        choose: (isWanted) => setStatus(one, isWanted),
      };
    }
    if ((kind !== 'releases' && kind !== 'reviews') || !db.account(userId)) return undefined;
    return {
      kind,
      wanted: () => !listSuppressions(userId).includes(kind),
      choose: (isWanted) => setSuppression(userId, kind, isWanted),
    };
  };
  const answer = ({ kind, wanted: isWanted }: Choice): { status: 200; body: MailLink } => ({
    status: 200,
    body: { kind, wanted: isWanted() },
  });

  return {
    getMailChoices: ({ user }) => {
      const reader = findReader(user.email);
      const own = db.state.downloads.filter(({ userId }) => userId === user.id);
      const muted = (db.state.releaseMutes[user.id] ?? []).flatMap((product_id) => {
        const product = db.state.catalogue.find((entry) => entry.product.id === product_id)?.product.title;
        const download = own.find(({ product_name }) => product_name === product)?.id;
        return product && download ? [{ product_id, product, download }] : [];
      });
      const choices = Object.values(MailChoiceKind).map((kind) => ({
        kind,
        wanted: kind === 'newsletter' ? reader?.status === 'confirmed' : !listSuppressions(user.id).includes(kind),
      }));
      return { status: 200, body: { choices, muted } };
    },

    setMailChoice: ({ user, params, body: { wanted: isWanted } }) => {
      const kind = params.kind as MailChoiceKind;
      if (kind !== 'newsletter') {
        setSuppression(user.id, kind, isWanted);
        return { status: 200, body: { kind, wanted: isWanted } };
      }
      if (isWanted && !db.account(user.id)?.confirmed) return conflict(REFUSALS.emailUnconfirmed);
      const reader = findReader(user.email);
      if (reader) setStatus(reader, isWanted);
      else if (isWanted) {
        const at = new Date().toISOString();
        db.state.subscribers.unshift({
          id: crypto.randomUUID(),
          email: user.email,
          status: 'confirmed',
          created_at: at,
          confirmed_at: at,
          unsubscribed_at: null,
        });
      }
      return { status: 200, body: { kind, wanted: isWanted } };
    },

    getMailLink: ({ params }) => {
      const choice = opened(params.token);
      return choice ? answer(choice) : notFound(REFUSALS.mailLinkUnknown);
    },

    setMailLink: ({ params, body }) => {
      const choice = opened(params.token);
      if (!choice) return notFound(REFUSALS.mailLinkUnknown);
      choice.choose(body.wanted);
      return answer(choice);
    },
  };
};
