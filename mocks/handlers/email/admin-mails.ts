import type { AdminMail } from '../../../contract/generated/model.ts';
import { isTimeZone } from '../../../contract/rules/business-day.ts';
import { changedFields } from '../../../contract/rules/changed-fields.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { isResendable } from '../../../contract/rules/mail-kinds.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { EXAMPLE_TEXTS, exampleHtml, MAIL_EXAMPLES } from '../../store/mail-examples.ts';
import { logMail, sendMail } from '../../store/outbox.ts';
import { toPage } from '../kit/page.ts';

const toAdminMail = (mail: Omit<AdminMail, 'resendable'>): AdminMail => ({
  ...mail,
  resendable: isResendable(mail.kind) && mail.status !== 'waiting',
});

type Operations =
  | 'adminListMails'
  | 'adminResendMail'
  | 'adminGetMailSettings'
  | 'adminUpdateMailSettings'
  | 'adminCheckSenderDomain'
  | 'adminListMailPreviews'
  | 'adminGetMailPreview'
  | 'adminSendMailPreview';

const readSettings = ({ state }: MockDb) => ({ ...state.mailSettings, studio: state.site.contactEmail });
const findExample = (kind: string) => MAIL_EXAMPLES.find((example) => example.kind === kind);

export const createAdminMailsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  adminListMails: ({ query }) => {
    const matching = db.state.mails
      .filter(({ status }) => !query.status || status === query.status)
      .filter(({ kind }) => !query.kind || kind === query.kind)
      .filter(({ recipient }) => matchesSearch(query.search, recipient.name, recipient.email));
    return { status: 200, body: toPage(matching.map(toAdminMail), query.page, query.limit ?? 20) };
  },

  adminResendMail: ({ user, params }) => {
    const mail = db.state.mails.find(({ id }) => id === params.id);
    if (!mail) return notFound(REFUSALS.mailGone);
    if (!isResendable(mail.kind)) return conflict(REFUSALS.mailNotStored);
    if (mail.status === 'waiting') return conflict(REFUSALS.mailWaits);
    const { id, kind, recipient, subject } = mail;
    logMail(db, { kind, recipient, subject });
    const auditEntry = { actorId: user.id, subject: 'sent-mail', subjectId: id, label: subject };
    recordChange(db, { ...auditEntry, action: 'mail.resend', before: null, after: { kind } });
    return { status: 204 };
  },

  // Nothing is looked up: the records are samples.
  adminCheckSenderDomain: () => ({ status: 200, body: db.state.senderDomain }),

  adminGetMailSettings: () => ({ status: 200, body: readSettings(db) }),

  adminUpdateMailSettings: ({ user, body }) => {
    const addresses = new Set(body.recipients.map(({ email }) => email?.trim().toLowerCase()));
    if (addresses.size < body.recipients.length) return invalidField('recipients', REFUSALS.recipientTwice);
    if (!isTimeZone(body.time_zone)) return invalidField('time_zone', REFUSALS.timeZoneUnknown);
    const { version, time_zone, quiet_digest, review_days } = db.state.mailSettings;
    if (body.version !== version) return conflict(REFUSALS.stale);
    db.state.mailSettings = { ...db.state.mailSettings, ...body, version: version + 1 };
    const fields = { time_zone: body.time_zone, quiet_digest: body.quiet_digest, review_days: body.review_days };
    const changes = changedFields({ time_zone, quiet_digest, review_days }, fields);
    const auditEntry = { actorId: user.id, subject: 'settings', subjectId: null, label: 'Emails' };
    if (changes) recordChange(db, { ...auditEntry, action: 'settings.update', ...changes });
    return { status: 200, body: readSettings(db) };
  },

  adminListMailPreviews: () => ({
    status: 200,
    body: { items: MAIL_EXAMPLES.map(({ kind, subject }) => ({ kind, subject })) },
  }),

  adminGetMailPreview: ({ params: { kind }, query: { language = 'en' } }) => {
    const example = findExample(kind);
    if (!example) return notFound(REFUSALS.mailKindUnknown);
    const { subject, optional = false } = example;
    const from = db.state.site.name;
    const text = `${EXAMPLE_TEXTS[language].join('\n\n')}\n\n${from}\n`;
    return {
      status: 200,
      body: { kind, from, subject, text, optional, html: exampleHtml(from, subject, optional, language) },
    };
  },

  adminSendMailPreview: ({ user, params: { kind } }) => {
    const example = findExample(kind);
    if (!example) return notFound(REFUSALS.mailKindUnknown);
    sendMail(db, { kind: 'example', to: user.email, name: user.name, subject: example.subject, text: 'An example.' });
    return { status: 204 };
  },
});
