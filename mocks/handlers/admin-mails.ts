import { maySendAgain } from '../../backend/shared/mail-kinds.ts';
import { REFUSALS } from '../../backend/shared/refusals.ts';
import type { AdminMail } from '../generated/model.ts';
import { conflict, notFound } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import { recordChange } from '../store/audit.ts';
import type { MockDb } from '../store/db.ts';
import { logMail } from '../store/outbox.ts';
import { matches, toPage } from './kit/page.ts';

const toAdminMail = (mail: Omit<AdminMail, 'resendable'>): AdminMail => ({
  ...mail,
  resendable: maySendAgain(mail.kind) && mail.status !== 'waiting',
});

export const createAdminMailsHandlers = (db: MockDb): Pick<MockHandlers, 'adminListMails' | 'adminResendMail'> => ({
  adminListMails: ({ query }) => {
    const found = db.state.mails
      .filter(({ status }) => !query.status || status === query.status)
      .filter(({ kind }) => !query.kind || kind === query.kind)
      .filter(({ recipient }) => matches(query.search, recipient.name, recipient.email));
    return { status: 200, body: toPage(found.map(toAdminMail), query.page, query.limit ?? 20) };
  },

  adminResendMail: ({ user, params }) => {
    const mail = db.state.mails.find(({ id }) => id === params.id);
    if (!mail) return notFound(REFUSALS.mailGone);
    if (!maySendAgain(mail.kind)) return conflict(REFUSALS.mailSecret);
    if (mail.status === 'waiting') return conflict(REFUSALS.mailWaits);
    const { id, kind, recipient, subject } = mail;
    logMail(db, { kind, recipient, subject });
    const about = { actorId: user.id, subject: 'sent-mail', subjectId: id, label: subject };
    recordChange(db, { ...about, action: 'mail.resend', before: null, after: { kind } });
    return { status: 204 };
  },
});
